/** A token or coin of the operator's list. */
export interface KnownAsset {
  /** [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) id, such as `eip155:1/slip44:60` or `eip155:1/erc20:0xa0b8…`. */
  readonly id: string
  /** Name, such as `USD Coin`. */
  readonly name?: string | undefined
  readonly symbol: string
  readonly decimals: number
}

/** An address that the operator names, such as a contract of the app. */
export interface KnownParty {
  /** CAIP-2 id. Absent: the address has this name on every chain. */
  readonly chainId?: string | undefined
  readonly address: string
  readonly name: string
}
