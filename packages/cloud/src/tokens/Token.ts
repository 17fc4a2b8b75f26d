/** Metadata of a token. */
export interface Token {
  /** CAIP-2 id. */
  readonly chainId: string
  /** Contract or mint address. Lower case on chains whose addresses are case-insensitive. */
  readonly address: string
  /**
   * Name from the operator's list, or as chosen by the token's creator. The creator's name has a limited length and no
   * control characters, but is untrusted.
   */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
  readonly isSpam?: boolean | undefined
}
