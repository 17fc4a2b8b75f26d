import { directionMarks } from './showMoney'

/** Formats a price. Prices of 1 or more have cents; lower ones have two to four significant digits. */
export function showPrice(price: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const
  const format =
    price >= 1
      ? new Intl.NumberFormat(locale, style)
      : new Intl.NumberFormat(locale, { ...style, minimumSignificantDigits: 2, maximumSignificantDigits: 4 })
  return format.format(price).replace(directionMarks, '')
}
