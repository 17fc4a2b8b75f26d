/**
 * Formats the number of wallets for the "all wallets" row: exact below ten, else rounded down to tens with a plus sign.
 *
 * @param locale - BCP 47 tag that sets the digits. Default: 0 to 9.
 *
 * @example
 * ```ts
 * formatWalletCount(437) // '430+'
 * ```
 */
export function formatWalletCount(count: number, locale?: string): string {
  const shown = count < 10 ? count : Math.floor(count / 10) * 10
  const text =
    locale === undefined ? String(shown) : new Intl.NumberFormat(locale, { useGrouping: false }).format(shown)
  return count < 10 ? text : `${text}+`
}
