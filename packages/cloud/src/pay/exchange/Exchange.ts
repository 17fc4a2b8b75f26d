/** A deposit to create. */
export interface ExchangeOrder {
  /** Our id of the deposit, a UUID. */
  readonly id: string
  /** CAIP-2 id. */
  readonly chainId: string
  /** `native`, or the token's address in its normalized spelling. */
  readonly asset: string
  readonly decimals: number
  /** Address that receives the deposit, as the client spells it. */
  readonly address: string
  /** Base units. */
  readonly amount: bigint
  /** Value in units of 10⁻¹⁸ US dollars, for display. 0 if unknown. */
  readonly worth: bigint
}

/** A deposit to look up. */
export type ExchangeDepositKey = Pick<ExchangeOrder, 'address' | 'chainId' | 'id'>

/** An exchange's report about a deposit. */
export interface ExchangeUpdate {
  /** `unknown` if the exchange has no payment yet. */
  readonly status: 'unknown' | 'inProgress' | 'failed'
  /** Hash or signature of the transaction that delivers. */
  readonly txHash?: string | undefined
}

/** An exchange that sends deposits. */
export interface Exchange {
  readonly id: string
  /** Name for display. */
  readonly name: string
  /** Returns whether the exchange sends assets of a chain. */
  supports(chainId: string): boolean
  /** Creates a deposit. Returns the exchange's page for it. */
  createDeposit(order: ExchangeOrder, signal: AbortSignal): Promise<{ readonly url: string }>
  /** Returns the status of a deposit. Undefined if the exchange doesn't know it yet. */
  status(deposit: ExchangeDepositKey, signal: AbortSignal): Promise<ExchangeUpdate | undefined>
}
