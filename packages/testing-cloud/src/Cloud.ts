import type { ChainSettings, Service } from '@openappkit/cloud'

/** Project settings; see `@openappkit/cloud`. */
export interface ProjectSettings {
  /** Origins and bundle ids. `*` matches any text. Default: any origin. */
  readonly allowedOrigins?: readonly string[]
  /** Features in the response of `GET /appkit/v1/config`. Default: none managed. */
  readonly features?: readonly {
    readonly id: string
    readonly isEnabled: boolean
    readonly config: readonly string[] | null
  }[]
  /** Default: false. */
  readonly isAnalyticsEnabled?: boolean
}

/**
 * Price of one whole unit of each asset in US dollars, by CAIP-10 id (`eip155:1:native` for a native currency).
 * Optionally includes the price a day ago.
 */
export type AssetPrices = Readonly<Record<string, number | { readonly usd: number; readonly usdDayAgo?: number }>>

/** Options of {@link startCloud}. */
export interface CloudOptions {
  /** Chains of the JSON-RPC proxy by EIP-155 chain id, in the same format as for a test wallet. Default: none. */
  readonly chains?: Readonly<Record<number, { readonly rpcUrl: string }>>
  /**
   * Chain settings by CAIP-2 id: tokens, index, names. `upstreams` is optional for chains in `chains`, and required for
   * Solana and Bitcoin chains.
   */
  readonly chainSettings?: Readonly<Record<string, Partial<ChainSettings>>>
  /** Asset prices. Default: none. */
  readonly prices?: AssetPrices
  /** Settings of the project. Default: any origin may use it. */
  readonly project?: ProjectSettings
  /** Additional services. */
  readonly services?: readonly Service[]
  /** TCP port on 127.0.0.1. Default: a free port. */
  readonly port?: number
  /** Folder of the database. Default: a temporary folder, deleted when the server stops. */
  readonly dataDirectory?: string
  /** Lowest level of log lines on standard error. Default: no log. */
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error'
}

/**
 * An OpenAppKit backend for tests: relay, wallet directory, projects, JSON-RPC proxy, balances and history of your
 * chains.
 */
export interface Cloud extends AsyncDisposable {
  /** Base URL for the kit's `cloud` option. */
  readonly url: string
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
  /** Id of the project that apps use. */
  readonly projectId: string
  /** Changes the project's settings. */
  setProject(settings: ProjectSettings): Promise<void>
  /** Replaces all prices. The server may return cached ones for up to 15 seconds. */
  setPrices(prices: AssetPrices): Promise<void>
  /** Restarts the server at the same address: every socket closes, and messages in its memory are lost. */
  restartRelay(): Promise<void>
  /** Stops the server and frees its resources. Idempotent. */
  stop(): Promise<void>
}
