/** An amount of fiat money. */
export interface PayAmount {
  /** Integer in the currency's smallest unit, such as cents: `4999n`. */
  readonly minor: bigint
  /** ISO 4217 code in upper case. */
  readonly currency: string
}
