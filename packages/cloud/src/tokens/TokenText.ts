/** On-chain metadata of a token, cleaned for display. Without decimals, the address isn't a token. */
export interface TokenText {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number | undefined
}
