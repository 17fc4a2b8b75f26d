/** What values can be given in. */
export type Currency = 'btc' | 'eth' | 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy'

/** Body of `POST /v1/fungible/price`. */
export interface PriceQuery {
  /** Here or in the query. */
  readonly projectId?: string | undefined
  readonly currency: Currency
  /**
   * CAIP-10 of tokens, 100 at most. A chain's own asset is `{chainId}:native`, on EVM chains also
   * `{chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`.
   */
  readonly addresses: readonly string[]
}

/** What one token costs. */
export interface FungiblePrice {
  /** As it was asked for. */
  readonly address: string
  /** Empty: not known. */
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  /** Of one whole token, in the currency that was asked for. */
  readonly price: number
  /** The same 24 hours before. Absent: not known. */
  readonly priceDayAgo?: number | undefined
  /** Absent: not known. */
  readonly decimals?: number | undefined
  /** When the price was made, in ISO 8601. */
  readonly asOf: string
}

/** Answer of `POST /v1/fungible/price`. What has no price that anyone can vouch for is not in it. */
export interface FungiblePrices {
  readonly fungibles: readonly FungiblePrice[]
}
