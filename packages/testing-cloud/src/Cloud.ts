import type { ChainSettings, PayFile, Service, SwapsFile, WalletSettings } from '@openappkit/cloud'

/** Settings of the project, a subset of those in `@openappkit/cloud`. */
export interface ProjectSettings {
  /**
   * Origins and bundle ids that may use the project. `*` matches any text. Apps on loopback may always use it, but
   * users can sign in there only if the origin is listed. Default: the loopback origins, on any port.
   */
  readonly allowedOrigins?: readonly string[]
  /**
   * Features that the project manages, in the format of `GET /appkit/v1/config`. The response also lists all other
   * features, as enabled and with `config: null`. Default: none.
   */
  readonly features?: readonly {
    readonly id: string
    readonly isEnabled: boolean
    readonly config: readonly string[] | null
  }[]
  /** Whether the backend reports analytics as enabled. Default: false. */
  readonly isAnalyticsEnabled?: boolean
}

/**
 * Price of one whole unit of each asset in US dollars, by CAIP-10 id (`eip155:1:native` for a native currency).
 * Optionally includes the price a day ago.
 */
export type AssetPrices = Readonly<Record<string, number | { readonly usd: number; readonly usdDayAgo?: number }>>

/** Options of {@link startCloud}. */
export interface CloudOptions {
  /** EVM chains of the JSON-RPC proxy by chain id. Accepts the `chains` of a test wallet. Default: none. */
  readonly chains?: Readonly<Record<number, { readonly rpcUrl: string }>>
  /**
   * Chain settings by CAIP-2 id, such as tokens, index and name registry. `upstreams` is required for chains that
   * aren't in `chains`. For those that are, it replaces `rpcUrl`.
   */
  readonly chainSettings?: Readonly<Record<string, Partial<ChainSettings>>>
  /** Asset prices. Default: none. */
  readonly prices?: AssetPrices
  /**
   * Swap APIs and market makers, as in the server's swaps file. Exchanges of a chain are in its `chainSettings`. Default:
   * none.
   */
  readonly swaps?: SwapsFile
  /**
   * Merchants that send invoices, as in the server's pay file. Webhooks to your machine need `allowPrivate`. Default:
   * none.
   */
  readonly pay?: PayFile
  /**
   * Settings of the embedded wallet, such as the mail server and the custody. Default: codes go to the inbox page of the
   * wallet's origin, `/wallet/inbox`.
   */
  readonly wallet?: WalletSettings
  /** Folder of another build of the wallet site. Default: the build of `@openappkit/wallet-site`. */
  readonly walletSite?: string
  /** Initial settings of the project. Default: only apps on loopback may use it. */
  readonly project?: ProjectSettings
  /** Additional services of the server. */
  readonly services?: readonly Service[]
  /** TCP port on 127.0.0.1. Default: a free port. */
  readonly port?: number
  /** TCP port of the embedded wallet on 127.0.0.1. Default: a free port. */
  readonly walletPort?: number
  /**
   * Folder of the database. An existing database keeps its data, including the project's settings. Default: a temporary
   * folder, deleted when the server stops.
   */
  readonly dataDirectory?: string
  /** Lowest level of log lines on standard error. Default: no log. */
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error'
}

/**
 * An OpenAppKit backend for tests: relay, wallet directory, projects, JSON-RPC proxy, and the balances, prices and
 * history of your chains.
 */
export interface Cloud extends AsyncDisposable {
  /** Base URL for the kit's `cloud` option. */
  readonly url: string
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
  /**
   * Origin of the embedded wallet, on a port of its own.
   *
   * @throws Error if the wallet site isn't built.
   */
  readonly walletUrl: string
  /** Id of the project that apps use. */
  readonly projectId: string
  /** Changes the given settings of the project. Omitted settings stay unchanged. */
  setProject(settings: ProjectSettings): Promise<void>
  /** Replaces all prices. The server may return cached prices for up to 15 seconds. */
  setPrices(prices: AssetPrices): Promise<void>
  /** Restarts the server at the same address: every socket closes, and messages in its memory are lost. */
  restartRelay(): Promise<void>
  /** Stops the server and frees its resources. Idempotent. */
  stop(): Promise<void>
}
