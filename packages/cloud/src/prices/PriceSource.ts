/** `{chainId}:{address}`, or `{chainId}:native` for a native asset. EVM addresses are in lower case. */
export type CaipAddress = `${string}:${string}:${string}`

/** A price as a source returned it, not yet validated. */
export interface SourcePrice {
  /** US dollars per whole token. */
  readonly usd: unknown
  /** Time of the price in milliseconds since the epoch. */
  readonly asOf: unknown
  /** US dollars 24 hours earlier, if the source provides it. */
  readonly usdDayAgo?: unknown
}

/** A source of US dollar prices. */
export interface PriceSource {
  /** Identifies the source in the log. */
  readonly name: string
  /** Maximum assets per query. */
  readonly batchSize: number
  /**
   * Returns the group of an asset. Assets of a group are queried together, and groups fail independently. Undefined if
   * the source doesn't support the asset.
   */
  groupOf(asset: CaipAddress): string | undefined
  /**
   * Resolves with the prices of assets in one group. Omits unknown assets. Rejects if the source fails. `signal` aborts
   * at the timeout.
   */
  quote(assets: readonly CaipAddress[], signal: AbortSignal): Promise<ReadonlyMap<CaipAddress, SourcePrice>>
}

/** A price source with its timeout and maximum age. */
export interface TrustedSource {
  readonly source: PriceSource
  /** Timeout in milliseconds. */
  readonly timeout: number
  /** Maximum age of a price in milliseconds. Older prices count as unknown. */
  readonly staleAfter: number
}
