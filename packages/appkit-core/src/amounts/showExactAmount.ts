import { printAmount } from './printAmount'
import { showAmount } from './showAmount'

/**
 * Formats an amount exactly, without trailing zeros and with the digits and groups of a locale, for reviews that must
 * not round.
 *
 * @throws {AppKitError} `units/decimals-required` if `decimals` is invalid.
 * @throws {RangeError} if `locale` isn't a valid tag, or if the amount has more decimal places than `Intl` supports.
 *
 * @example
 * ```ts
 * import { showExactAmount } from '@openappkit/appkit-core/amounts'
 *
 * showExactAmount(1250500000n, 6, 'en') // '1,250.5'
 * ```
 */
export function showExactAmount(units: bigint, decimals: number, locale: string): string {
  const [, fraction = ''] = printAmount(units, decimals).split('.')
  return showAmount(units, decimals, { locale, digits: fraction.length })
}
