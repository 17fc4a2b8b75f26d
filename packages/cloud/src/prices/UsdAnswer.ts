/** Price of one whole token in US dollars. */
export interface UsdPrice {
  readonly usd: number
  /** Milliseconds since the epoch. */
  readonly asOf: number
  readonly source: string
  /** Price 24 hours earlier. Absent if the source doesn't provide it. */
  readonly usdDayAgo?: number | undefined
}

/**
 * Result for one asset. Without a price, `isCertain` is true if the sources responded and none has a current price, and
 * false if a source failed.
 */
export interface UsdAnswer {
  readonly price?: UsdPrice | undefined
  readonly isCertain: boolean
}
