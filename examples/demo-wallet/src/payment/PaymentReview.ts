/** A payment for the user to review. */
export interface PaymentReview {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly network: string
  /** The address that pays. */
  readonly account: string
  readonly recipient: string
  /** Base units. Undefined if the user enters the amount. */
  readonly amount: bigint | undefined
  readonly symbol: string
  readonly decimals: number
  /** Address of the token. Undefined for the native coin. */
  readonly token: string | undefined
  /** Texts of the code, which anyone can write. */
  readonly label: string | undefined
  readonly message: string | undefined
  readonly memo: string | undefined
  readonly references: readonly string[]
}
