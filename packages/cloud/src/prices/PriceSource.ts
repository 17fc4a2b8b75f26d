/** `{chainId}:{address}`; a chain's own asset is `{chainId}:native`. EVM addresses are in lower case. */
export type CaipAddress = `${string}:${string}:${string}`

/** What a source says of one asset. Nothing of it is believed yet. */
export interface SourcePrice {
  /** US dollars for one whole token. */
  readonly usd: unknown
  /** When the price was made, in milliseconds since the epoch. */
  readonly asOf: unknown
  /** US dollars 24 hours before that, from sources that know. */
  readonly usdDayAgo?: unknown
}

/** Someone who knows prices. */
export interface PriceSource {
  /** Tells sources apart in answers and in the log. */
  readonly name: string
  /** Assets that it takes at once. */
  readonly batchSize: number
  /**
   * Assets of one group are asked for together, and one group may be out of order while another works.
   * Undefined: the source can't know this asset.
   */
  groupOf(asset: CaipAddress): string | undefined
  /**
   * Prices of assets of one group. What isn't in the answer is not known.
   * Rejects when the source is out of order, or once `signal` fires.
   */
  quote(assets: readonly CaipAddress[], signal: AbortSignal): Promise<ReadonlyMap<CaipAddress, SourcePrice>>
}

/** A source, and how far it is trusted. */
export interface TrustedSource {
  readonly source: PriceSource
  /** Milliseconds it gets for an answer. */
  readonly timeout: number
  /** Milliseconds after which what it said counts as unknown. */
  readonly staleAfter: number
}
