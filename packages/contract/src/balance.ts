/** An account's balance of one asset. */
export interface Balance {
  readonly name: string
  readonly symbol: string
  /** CAIP-2 chain id. */
  readonly chainId: string
  /** CAIP-10 id of the token. Absent for the chain's native coin. */
  readonly address?: string | undefined
  /** Value of the whole amount in the requested currency. Absent if unknown. */
  readonly value?: number | undefined
  /** Price of one whole unit in the requested currency. 0 if unknown. */
  readonly price: number
  /** Price 24 hours earlier. Absent if unknown. */
  readonly priceDayAgo?: number | undefined
  /** Time of the price in ISO 8601, if it is older than two minutes. */
  readonly priceAsOf?: string | undefined
  /** Amount. `numeric` is exact, in whole units with all digits, and includes unconfirmed bitcoin. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  /** Unconfirmed part of the amount, in whole units. Absent if there is none. */
  readonly unconfirmed?: string | undefined
  /** URL of the icon, or an empty string. */
  readonly iconUrl: string
}

/**
 * Response of `GET /v1/account/{address}/balance`, highest value first. Lists an asset with a zero balance only if
 * `forceUpdate` names it. The list is empty for requests that no browser sent or that have no SDK version (`sv`).
 */
export interface Balances {
  readonly balances: readonly Balance[]
}
