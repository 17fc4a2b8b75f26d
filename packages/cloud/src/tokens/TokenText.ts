/** Metadata of a token on the chain, cleaned for display. Without decimals, the address isn't a token. */
export interface TokenText {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number | undefined
}
