/** What a chain says of a token: its words are its maker's. Undefined decimals: it is no token. */
export interface TokenWords {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number | undefined
}
