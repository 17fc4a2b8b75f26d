import type { ChainSettings, Service } from '@openappkit/cloud'

/** Settings of the project that apps use; see `@openappkit/cloud`. */
export interface ProjectSettings {
  /** Origins and bundle ids; `*` stands for any text. Default: any. */
  readonly allowedOrigins?: readonly string[]
  /** Features as `GET /appkit/v1/config` tells them. Default: none managed. */
  readonly features?: readonly {
    readonly id: string
    readonly isEnabled: boolean
    readonly config: readonly string[] | null
  }[]
  /** Default false. */
  readonly isAnalyticsEnabled?: boolean
}

/** US dollars for one whole of each asset, by CAIP-10; a chain's own coin is `eip155:1:native`. With what it was a day ago, where that matters. */
export type AssetPrices = Readonly<Record<string, number | { readonly usd: number; readonly usdDayAgo?: number }>>

/** What {@link startCloud} may be told. */
export interface CloudOptions {
  /** Chains that its JSON-RPC proxy reaches, by EIP-155 chain id: the same object that a test wallet takes. Default: none. */
  readonly chains?: Readonly<Record<number, { readonly rpcUrl: string }>>
  /**
   * What its chains file says of chains, by CAIP-2 id: tokens, index, names. Upstreams may be left out for those of `chains`; a Solana or Bitcoin chain
   * is one that has them here.
   */
  readonly chainSettings?: Readonly<Record<string, Partial<ChainSettings>>>
  /** What assets cost. Default: nobody knows. */
  readonly prices?: AssetPrices
  /** Settings of the project. Default: usable from anywhere. */
  readonly project?: ProjectSettings
  /** Services of your own, beside those of the server. */
  readonly services?: readonly Service[]
  /** TCP port on 127.0.0.1. By default a free one that the system picks. */
  readonly port?: number
  /** Where its database lives. Default: a folder of its own, gone when it stops. */
  readonly dataDirectory?: string
  /** Lines of its log from this level on go to standard error. Default: none. */
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error'
}

/** A backend of OpenAppKit that runs for a test: relay, wallet directory, projects, JSON-RPC proxy, and what accounts on your chains hold and did. */
export interface Cloud extends AsyncDisposable {
  /** The base URL for the kit's `cloud` option. */
  readonly url: string
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
  /** The project that apps use. */
  readonly projectId: string
  /** Changes the project's settings from now on. */
  setProject(settings: ProjectSettings): Promise<void>
  /** Changes all prices. The server tells those it told before for up to 15 seconds more. */
  setPrices(prices: AssetPrices): Promise<void>
  /** Ends the server and starts it anew at the same address: every socket drops, and messages that waited in its memory are gone. */
  restartRelay(): Promise<void>
  /** Ends it and resolves when nothing of it is left. Harmless when called again. */
  stop(): Promise<void>
}
