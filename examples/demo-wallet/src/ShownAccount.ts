/** An account of one chain family, as shown in the UI. */
export interface ShownAccount {
  /** CAIP-2 id of the network. */
  readonly key: string
  readonly network: string
  readonly address: string
  readonly symbol: string
  readonly decimals: number
  /** Reads the balance from the chain, in base units. */
  readBalance(): Promise<bigint>
}
