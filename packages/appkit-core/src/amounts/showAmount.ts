import { formatUnits } from '../format/formatUnits'
import { minusSign } from './minusSign'

/** Decimal places at most, so that dust isn't spelled out. */
const finest = 6

/** Options of {@link showAmount}. */
export interface ShowAmountOptions {
  /** BCP 47 tag that sets the digits, separators and groups. */
  readonly locale: string
  /** Number of significant digits. Digits before the point are always shown. Default: 5. */
  readonly significant?: number | undefined
}

/**
 * Formats an amount for lists and summaries: 5 significant digits, at most 6 decimal places, groups and no trailing
 * zeros. Truncates toward zero, so an amount never looks larger than it is. An amount too small to show becomes
 * `<0.000001`. Use `showExactAmount` where every digit counts.
 *
 * @throws {AppKitError} `units/decimals-required` if `decimals` is invalid.
 * @throws {RangeError} if `locale` isn't a valid tag.
 *
 * @example
 * ```ts
 * import { showAmount } from '@openappkit/appkit-core/amounts'
 *
 * showAmount(3204123456n, 9, { locale: 'en' }) // '3.2041'
 * showAmount(1980000000n, 6, { locale: 'de' }) // '1.980'
 * showAmount(1n, 18, { locale: 'en' }) // '<0.000001'
 * ```
 */
export function showAmount(units: bigint, decimals: number, { locale, significant = 5 }: ShowAmountOptions): string {
  const sign = units < 0n ? '-' : ''
  const [integer = '', fraction = ''] = formatUnits(units < 0n ? -units : units, decimals).split('.')
  const places = integer === '0' ? significant + fraction.search(/[1-9]|$/u) : Math.max(0, significant - integer.length)
  const digits = Math.min(places, finest)
  const shown = `${integer}.${fraction.slice(0, digits)}`
  const isTooSmall = units !== 0n && !/[1-9]/u.test(shown)
  const text = isTooSmall ? `0.${'0'.repeat(digits - 1)}1` : shown
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
  // Passed as text, because a float would lose digits of large amounts.
  const printed = minusSign(format.format((sign + text.replace(/\.$/u, '')) as `${number}`))
  return isTooSmall ? `${sign ? '>' : '<'}${printed}` : printed
}
