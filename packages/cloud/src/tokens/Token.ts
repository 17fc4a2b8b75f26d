/** Metadata of a token. */
export interface Token {
  /** CAIP-2 id. */
  readonly chainId: string
  /** Contract or mint address. Lower case on chains whose addresses are case-insensitive. */
  readonly address: string
  /** Name by the token's creator, bounded and without control characters. Untrusted. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
  readonly isSpam?: boolean | undefined
}
