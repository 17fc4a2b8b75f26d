/** An amount of something that an account has. */
export interface Balance {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: string
  /** CAIP-10. Absent: the chain's own coin. */
  readonly address?: string | undefined
  /** Of the whole amount, in the currency that was asked for. Absent: nobody knows. */
  readonly value?: number | undefined
  /** Of one. 0 beside an absent `value`: nobody knows. */
  readonly price: number
  /** The same 24 hours before. Absent: not known. */
  readonly priceDayAgo?: number | undefined
  /** When a price that is older than two minutes was made, in ISO 8601. Absent: it is younger, or there is none. */
  readonly priceAsOf?: string | undefined
  /** `numeric` is exact, however many digits it has. Bitcoin that isn't confirmed yet is in it. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  /** How much of it isn't confirmed yet, in the same unit. Absent: none. */
  readonly unconfirmed?: string | undefined
  /** Empty: there is none. */
  readonly iconUrl: string
}

/** Answer of `GET /v1/account/{address}/balance`. What an account has none of is in it only if `forceUpdate` names it. */
export interface Balances {
  readonly balances: readonly Balance[]
}
