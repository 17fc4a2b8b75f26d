/** The account and chain that requests are checked against. */
export interface RequestContext {
  /** CAIP-2 id of the chain. */
  readonly chainId: string
  /** The user's address on the chain. */
  readonly account: string
}
