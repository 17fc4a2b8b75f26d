/** Currency of prices and values. */
export type Currency = 'btc' | 'eth' | 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy'

/** Request body of `POST /v1/fungible/price`. */
export interface PriceQuery {
  /** Project id, if the query string has none. */
  readonly projectId?: string | undefined
  readonly currency: Currency
  /**
   * CAIP-10 ids of up to 100 tokens. A chain's native coin is `{chainId}:native`, on EVM chains also
   * `{chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`, and on Solana also
   * `{chainId}:So11111111111111111111111111111111111111111`.
   */
  readonly addresses: readonly string[]
}

/** Price of one token. */
export interface FungiblePrice {
  /** Token id as in the request. */
  readonly address: string
  /** Name of the token. Empty if unknown. */
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  /** Price of one whole token in the requested currency. */
  readonly price: number
  /** Price 24 hours earlier. Absent if unknown. */
  readonly priceDayAgo?: number | undefined
  /** Decimals of the token. Absent if unknown. */
  readonly decimals?: number | undefined
  /** Time of the price in ISO 8601. */
  readonly asOf: string
}

/** Response of `POST /v1/fungible/price`. Omits tokens without a trustworthy price. */
export interface FungiblePrices {
  readonly fungibles: readonly FungiblePrice[]
}
