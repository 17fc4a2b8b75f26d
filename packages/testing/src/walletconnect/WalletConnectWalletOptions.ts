import type { BitcoinApprovalRequest, BitcoinWalletCoreOptions } from '../bitcoinWallet/BitcoinWalletOptions'
import type { SolanaApprovalRequest, SolanaWalletCoreOptions } from '../solanaWallet/SolanaWalletOptions'
import type { ApprovalRequest, WalletCoreOptions } from '../wallet/WalletCoreOptions'
import type { SessionChoice } from './SessionChoice'

/**
 * A request that the user has to approve or reject, on any chain. A session needs a single approval, in the format of
 * the wallet's first namespace.
 */
export type WalletConnectApprovalRequest = ApprovalRequest | SolanaApprovalRequest | BitcoinApprovalRequest

/** Solana options of a WalletConnect wallet. */
export type WalletConnectSolanaOptions = Pick<
  SolanaWalletCoreOptions,
  'accounts' | 'chains' | 'chain' | 'selectedAccount' | 'shares' | 'transactionVersions'
>

/** Bitcoin options of a WalletConnect wallet. */
export type WalletConnectBitcoinOptions = Pick<
  BitcoinWalletCoreOptions,
  'accounts' | 'network' | 'esploraUrl' | 'otherNetworks' | 'paymentType' | 'selectedAccount' | 'esplora'
>

/**
 * Options of `createWalletConnectWallet`. Only `relayUrl` is required, but the wallet also needs accounts: `accounts`
 * and `chains` (EVM), `solana`, `bitcoin`, or several of these. The key in `storage` is always the same, so wallets
 * with the same `storage` share their state.
 */
export interface WalletConnectWalletOptions
  extends Omit<WalletCoreOptions, 'accounts' | 'chains' | 'authorized' | 'locked' | 'approve'>,
    Partial<Pick<WalletCoreOptions, 'accounts' | 'chains'>> {
  /** Solana accounts and chains. Default: none. */
  readonly solana?: WalletConnectSolanaOptions
  /** Bitcoin accounts and networks. Default: none. */
  readonly bitcoin?: WalletConnectBitcoinOptions
  /**
   * Decides on requests without a scripted response, for example with an approval panel. Return or resolve with `false`
   * to reject: sessions with 5000, other requests with 4001. Default: approves all.
   */
  readonly approve?: (request: WalletConnectApprovalRequest) => boolean | Promise<boolean>
  /**
   * WebSocket URL of the relay, for example `startCloud().relayUrl`. The wallet connects only to the relay and its
   * chains.
   */
  readonly relayUrl: string
  /** Project id for the relay. Default: 'local'. */
  readonly projectId?: string
  /** Name that apps show. Any text, to test hostile names. Default: 'Test Wallet'. */
  readonly name?: string
  readonly description?: string
  /** URL of the wallet's home page. Default: the page's origin, or the nonexistent 'https://wallet.invalid' in Node. */
  readonly url?: string
  /** Icon URL. Any text, to test hostile icons. Default: none. */
  readonly icon?: string
  /**
   * Whether a single approval connects and signs in if an app requests both (`wc_sessionAuthenticate`, EVM chains
   * only). With `false`, the wallet doesn't support this and responds to the plain session proposal instead. Default:
   * true.
   */
  readonly oneClickAuth?: boolean
  /**
   * Whether the wallet signs a different text in sign-ins with `oneClickAuth`, to test a forging wallet. Default:
   * false.
   */
  readonly forgesSignatures?: boolean
  /** The grants of new sessions. Default: everything that the app requests and the wallet supports. See `share`. */
  readonly shared?: SessionChoice
}
