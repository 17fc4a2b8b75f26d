/** Allowance that a signature gives: any holder may use it until the deadline. */
export interface SignedPermit {
  /** Undefined: the signer. */
  readonly owner: string | undefined
  readonly token: string
  readonly spender: string
  readonly amount: bigint
  /** Of an NFT, for which `amount` is 1. */
  readonly tokenId?: bigint | undefined
  /** Seconds since the epoch at which the allowance ends. Undefined: never. */
  readonly until: bigint | undefined
  /** Seconds since the epoch until which the signature can be used. */
  readonly deadline: bigint | undefined
}
