import type { BitcoinApprovalRequest, BitcoinWalletCoreOptions } from '../bitcoinWallet/BitcoinWalletOptions'
import type { SolanaApprovalRequest, SolanaWalletCoreOptions } from '../solanaWallet/SolanaWalletOptions'
import type { ApprovalRequest, WalletCoreOptions } from '../wallet/WalletCoreOptions'
import type { SessionChoice } from './SessionChoice'

/**
 * A request to approve or reject, on any chain. A session is requested once, in the form of the first namespace that
 * the wallet has.
 */
export type WalletConnectApprovalRequest = ApprovalRequest | SolanaApprovalRequest | BitcoinApprovalRequest

/** The Solana side of a wallet. */
export type WalletConnectSolanaOptions = Pick<
  SolanaWalletCoreOptions,
  'accounts' | 'chains' | 'chain' | 'selectedAccount' | 'shares' | 'transactionVersions'
>

/** The Bitcoin side of a wallet. */
export type WalletConnectBitcoinOptions = Pick<
  BitcoinWalletCoreOptions,
  'accounts' | 'network' | 'esploraUrl' | 'otherNetworks' | 'paymentType' | 'selectedAccount' | 'esplora'
>

/**
 * Options of `createWalletConnectWallet`. Everything but `relayUrl` has a default, but the wallet needs accounts:
 * `accounts` and `chains` (EVM), `solana`, `bitcoin`, or several of these.
 */
export interface WalletConnectWalletOptions
  extends Omit<WalletCoreOptions, 'accounts' | 'chains' | 'authorized' | 'locked' | 'approve'>,
    Partial<Pick<WalletCoreOptions, 'accounts' | 'chains'>> {
  /** Its Solana accounts and chains. Default: none. */
  readonly solana?: WalletConnectSolanaOptions
  /** Its Bitcoin accounts and networks. Default: none. */
  readonly bitcoin?: WalletConnectBitcoinOptions
  /** Asked when no switch decides, for example by a panel that a person answers. Resolve false to decline (4001). Default: approve. */
  readonly approve?: (request: WalletConnectApprovalRequest) => boolean | Promise<boolean>
  /** WebSocket URL of the relay, for example `startCloud().relayUrl`. Nothing else but the wallet's chains is contacted. */
  readonly relayUrl: string
  /** Project that the relay knows. Default 'local'. */
  readonly projectId?: string
  /** Name that dapps show. Default 'Test Wallet'. Any text, so that a dapp can be tried with a hostile one. */
  readonly name?: string
  readonly description?: string
  /** The wallet's home page. Default: in a page that page's origin, in Node 'https://wallet.invalid', a host that can't exist. */
  readonly url?: string
  /** Icon as a URL. Default: none. Any text, so that a dapp can be tried with a hostile one. */
  readonly icon?: string
  /**
   * Whether one approval connects and signs in where a dapp asks for both (`wc_sessionAuthenticate`, EVM chains only). False: a wallet that doesn't know how,
   * which answers the plain session proposal instead. Default true.
   */
  readonly oneClickAuth?: boolean
  /** Whether what it sends there carries the signature of another text, as a wallet does that lies. Default false. */
  readonly forgesSignatures?: boolean
  /** Limits of new sessions. Default: everything that the app requests and the wallet has. See `share`. */
  readonly shared?: SessionChoice
}
