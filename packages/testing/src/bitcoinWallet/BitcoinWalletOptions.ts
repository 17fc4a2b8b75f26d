import type { DappInfo } from '../wallet/DappInfo'
import type { WalletStorage } from '../wallet/WalletCoreOptions'
import type { BitcoinAddressType } from './BitcoinAddress'
import type { BitcoinNetworkName } from './bitcoinNetworks'
import type { EsploraTransport } from './Esplora'

/** Something that a Bitcoin wallet's owner is asked. */
export interface BitcoinApprovalRequest {
  readonly kind: 'connect' | 'sign' | 'send' | 'switchChain'
  readonly method: string
  readonly params: readonly unknown[]
  /** The payment address of the selected account. */
  readonly account: string
  readonly network: BitcoinNetworkName
  /** Who asks, as it calls itself; absent where the wallet serves the page that it lives in. */
  readonly dapp?: DappInfo
}

/** What every Bitcoin wallet may be told, however a page reaches it. */
export interface BitcoinWalletCoreOptions {
  /** One private key each: 32 bytes, or as many in hex. Public knowledge in a test: never keys that hold real money. */
  readonly accounts: readonly { readonly privateKey: Uint8Array | string }[]
  /** The network it starts on. */
  readonly network: BitcoinNetworkName
  /** Root of that network's esplora API, for example `startBitcoinChain().url`. */
  readonly esploraUrl: string
  /** Other networks that it can go to, each with its esplora API. Default: none. */
  readonly otherNetworks?: Readonly<Partial<Record<BitcoinNetworkName, { readonly esploraUrl: string }>>>
  /** What payment addresses are made of. Default 'p2wpkh'. Ordinals are kept on P2TR. */
  readonly paymentType?: BitcoinAddressType
  /** Which account is selected at first. Default 0. */
  readonly selectedAccount?: number
  /**
   * What a permitted page sees: the selected account (default), as real wallets do, or every account, the selected one first. APIs that know one address
   * alone show the selected one either way.
   */
  readonly shares?: 'selected' | 'all'
  /** The page was permitted to see the accounts before. Default false. */
  readonly authorized?: boolean
  /** The wallet waits for its password. Default false. */
  readonly locked?: boolean
  /** Where permission, selected account, network, lock and switches survive a reload. Default `'memory'`: nothing survives. */
  readonly storage?: 'memory' | 'session' | 'local' | WalletStorage
  /** Asked when no switch decides. Resolve false to decline. Default: approve. */
  readonly approve?: (request: BitcoinApprovalRequest) => boolean | Promise<boolean>
  /** Told of each request as it arrives. */
  readonly onRequest?: (request: { readonly method: string; readonly params: readonly unknown[] }) => void
  /** Carries requests to the esplora API. Default: `fetch`. */
  readonly esplora?: EsploraTransport
}

/** The APIs by which pages reach Bitcoin wallets. */
export type BitcoinWalletFace = 'wallet-standard' | 'sats-connect' | 'unisat' | 'okx' | 'leather'

/** What `createBitcoinWallet` may be told. Everything but `accounts`, `network` and `esploraUrl` has a default. */
export interface BitcoinWalletOptions extends BitcoinWalletCoreOptions {
  /** The APIs that it offers. Default: Wallet Standard alone. */
  readonly faces?: readonly BitcoinWalletFace[]
  /** Name shown to people, where the API has one. Default 'Test Wallet'. Any text, so that a page can be tried with a hostile one. */
  readonly name?: string
  /** Icon as a URL, where the API has one. Default: a small drawn one. Any text, so that a page can be tried with a hostile one. */
  readonly icon?: string
  /** Path in `window` under which the sats-connect provider is found, and its id in `btc_providers`. Default 'TestWalletProviders.BitcoinProvider'. */
  readonly providerId?: string
  /** When it appears in a window: at once (default), so many milliseconds after `install`, or not before `announce()`. */
  readonly announceAfter?: number | 'manual'
}
