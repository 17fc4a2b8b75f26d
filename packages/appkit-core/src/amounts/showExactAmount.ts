import { printAmount } from './printAmount'
import { showAmount } from './showAmount'

/**
 * An amount with every digit that it has and no more, in the digits and groups of a language: what somebody agrees to is never rounded.
 *
 * @throws AppKitError `units/decimals-required` without a valid `decimals`.
 *
 * @example
 * ```ts
 * showExactAmount(1250500000n, 6, 'en') // '1,250.5'
 * ```
 */
export function showExactAmount(units: bigint, decimals: number, locale: string): string {
  const [, fraction = ''] = printAmount(units, decimals).split('.')
  return showAmount(units, decimals, { locale, digits: fraction.length })
}
