import { refuse } from './payUriError'

/** Number of a format, and the limits of its amounts. */
export interface AmountRules {
  /** Matches the integer digits and the fraction digits of valid numbers. */
  readonly pattern: RegExp
  readonly decimals: number
  /** Highest amount in base units. */
  readonly max: bigint
}

/**
 * Returns a decimal number in base units. Computes with integers only, so no digit gets lost.
 *
 * @throws AppKitError `pay/uri-invalid-amount`.
 */
export function parseUnits(text: string, { pattern, decimals, max }: AmountRules): bigint {
  const [, whole, fraction = ''] = pattern.exec(text) ?? []
  if (whole === undefined || whole + fraction === '')
    return refuse('pay/uri-invalid-amount', "The amount isn't a decimal number without exponent.", text)
  if (fraction.length > decimals)
    refuse('pay/uri-invalid-amount', `The amount has more than ${decimals} decimals.`, text)
  return amountUpTo(max, BigInt(whole + fraction.padEnd(decimals, '0')))
}

/**
 * Returns an amount between zero and `max`.
 *
 * @throws AppKitError `pay/uri-invalid-amount`.
 */
export function amountUpTo(max: bigint, amount: bigint): bigint {
  if (typeof amount !== 'bigint')
    refuse('pay/uri-invalid-amount', "The amount isn't a bigint. Pass base units as a bigint.")
  if (amount < 0n || amount > max) refuse('pay/uri-invalid-amount', `The amount isn't between 0 and ${max} base units.`)
  return amount
}
