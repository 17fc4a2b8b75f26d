/** An account of one chain family, as the page shows it. */
export interface ShownAccount {
  /** CAIP-2 id of the network. */
  readonly key: string
  readonly network: string
  readonly address: string
  readonly symbol: string
  readonly decimals: number
  /** Asks the chain, in base units. */
  readBalance(): Promise<bigint>
}
