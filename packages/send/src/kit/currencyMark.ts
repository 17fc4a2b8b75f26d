/** How a language writes the currency that amounts of money are typed in: `$`, `US$`. */
export function currencyMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? '$'
}
