/** Metadata of a token. */
export interface Token {
  /** CAIP-2 id. */
  readonly chainId: string
  /** Contract or mint address. Lower case on chains whose addresses are case-insensitive. */
  readonly address: string
  /**
   * Name from the operator's list or by the token's creator. The latter is bounded and without control characters, but
   * untrusted.
   */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
  readonly isSpam?: boolean | undefined
}
