import { pennyDigits } from '../constants/limits'
import { floorDecimal } from './floorDecimal'

/** An amount of money in two parts, because the second is shown quieter. */
export interface SplitPennies {
  readonly dollars: string
  /** Two digits. */
  readonly pennies: string
}

/**
 * Splits an amount of money into whole units and two digits, floored.
 *
 * @throws AppKitError `units/invalid-decimal` when it is no finite number.
 *
 * @example
 * ```ts
 * splitPennies(12.349) // { dollars: '12', pennies: '34' }
 * ```
 */
export function splitPennies(amount: number | string): SplitPennies {
  // The shortest text of a float is what was meant: 0.29 is '0.29', where multiplying it by 100 gives 28.999….
  const [dollars = '0', pennies = '00'] = floorDecimal(String(amount), pennyDigits).split('.')
  return { dollars, pennies }
}
