/** What is known of a token. */
export interface Token {
  /** CAIP-2. */
  readonly chainId: string
  /** Contract, or mint. In lower case where case says nothing. */
  readonly address: string
  /** As its maker wrote it, bounded and without control characters. Not to be believed. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
  readonly isSpam?: boolean | undefined
}
