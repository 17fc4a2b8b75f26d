/** Metadata of a token on the chain, as its creator wrote it. Undefined decimals mean that it isn't a token. */
export interface TokenText {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number | undefined
}
