import type { DappInfo } from '../wallet/DappInfo'
import type { WalletStorage } from '../wallet/WalletCoreOptions'
import type { BitcoinAddressType } from './BitcoinAddress'
import type { BitcoinNetworkName } from './bitcoinNetworks'
import type { EsploraTransport } from './Esplora'

/** Approval request of a Bitcoin wallet. */
export interface BitcoinApprovalRequest {
  readonly kind: 'connect' | 'sign' | 'send' | 'switchChain'
  readonly method: string
  readonly params: readonly unknown[]
  /** Payment address of the selected account. */
  readonly account: string
  readonly network: BitcoinNetworkName
  /**
   * App that sent the request, as it describes itself. Absent for injected wallets and for session proposals, whose
   * `params` contain the app.
   */
  readonly dapp?: DappInfo
}

/** Options common to all Bitcoin wallets. */
export interface BitcoinWalletCoreOptions {
  /** Private keys of 32 bytes or in hex. Never use keys that control real money. */
  readonly accounts: readonly { readonly privateKey: Uint8Array | string }[]
  /** Initially selected network. */
  readonly network: BitcoinNetworkName
  /** Base URL of the network's Esplora API, for example `startBitcoinChain().url`. */
  readonly esploraUrl: string
  /** Other supported networks, each with its Esplora API. Default: none. */
  readonly otherNetworks?: Readonly<Partial<Record<BitcoinNetworkName, { readonly esploraUrl: string }>>>
  /** Type of the payment addresses. Default: 'p2wpkh'. Ordinals addresses are P2TR. */
  readonly paymentType?: BitcoinAddressType
  /** Index of the initially selected account. Default: 0. */
  readonly selectedAccount?: number
  /**
   * Accounts shared with a connected app: the selected one, as real wallets do, or all of them, selected first. APIs
   * with a single account always share the selected one. Default: 'selected'.
   */
  readonly shares?: 'selected' | 'all'
  /** Whether the app already has permission. Default: false. */
  readonly authorized?: boolean
  /** Whether the wallet starts locked. Default: false. */
  readonly locked?: boolean
  /**
   * Storage that keeps the wallet's state across reloads, including scripted responses. Stored state takes precedence
   * over `network`, `selectedAccount`, `authorized` and `locked`. Default: `'memory'`, which doesn't survive a reload.
   */
  readonly storage?: 'memory' | 'session' | 'local' | WalletStorage
  /**
   * Decides on requests without a scripted response. Return or resolve with `false` to reject. Default: approves all.
   */
  readonly approve?: (request: BitcoinApprovalRequest) => boolean | Promise<boolean>
  /** Called for each request when it arrives. */
  readonly onRequest?: (request: { readonly method: string; readonly params: readonly unknown[] }) => void
  /** Sends requests to the Esplora API. Default: `fetch`. */
  readonly esplora?: EsploraTransport
}

/** APIs through which apps reach Bitcoin wallets. */
export type BitcoinWalletApi = 'wallet-standard' | 'sats-connect' | 'unisat' | 'okx' | 'leather'

/** Options of `createBitcoinWallet`. */
export interface BitcoinWalletOptions extends BitcoinWalletCoreOptions {
  /** APIs that the wallet offers. Default: Wallet Standard only. */
  readonly faces?: readonly BitcoinWalletApi[]
  /** Display name in Wallet Standard and sats-connect. Any text, to test hostile names. Default: 'Test Wallet'. */
  readonly name?: string
  /**
   * Icon URL in Wallet Standard, sats-connect and Leather. Any text, to test hostile icons. Default: a small built-in
   * icon.
   */
  readonly icon?: string
  /**
   * Path of the sats-connect provider in `window` and its ID in `btc_providers`.
   * Default: 'TestWalletProviders.BitcoinProvider'.
   */
  readonly providerId?: string
  /**
   * Delay of the announcement after `install` in milliseconds, or 'manual' to wait for `announce()`. Default: 0, which
   * announces the wallet during `install`.
   */
  readonly announceAfter?: number | 'manual'
}
