/** What one whole token costs in US dollars. */
export interface UsdPrice {
  readonly usd: number
  /** Milliseconds since the epoch. */
  readonly asOf: number
  readonly source: string
  /** The same 24 hours before. Absent: the source doesn't say. */
  readonly usdDayAgo?: number | undefined
}

/** What is known about an asset. Without a price, `isCertain` says that every source answered and none knows one. */
export interface UsdAnswer {
  readonly price?: UsdPrice | undefined
  readonly isCertain: boolean
}
