/** A fee of the operator, as a provider charges it. */
export interface OperatorFee {
  /** Hundredths of a percent, 1 to 300. */
  readonly bps: number
  /** Recipient in the provider's format, such as an address. */
  readonly recipient: string
}
