/** A plain number as the user types it: digits, and at most one decimal separator of any language. */
const plain = /^(\d{4,})([.,\u066B]\d*)?$/

/**
 * Returns an amount text with its thousands grouped, such as `1,555.5`. Returns other texts unchanged.
 *
 * @example
 * ```ts
 * import { groupedAmount } from '@openappkit/appkit-ui/money'
 *
 * export const text = groupedAmount('1555.5', 'en') // 1,555.5
 * ```
 */
export function groupedAmount(text: string, locale: string): string {
  const [, whole, fraction = ''] = plain.exec(text) ?? []
  if (whole === undefined) return text
  const grouped = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(BigInt(whole))
  // A text like `1,555,5` would be misread.
  return fraction && grouped.includes(fraction.charAt(0)) ? text : grouped + fraction
}
