import { directionMarks } from './showMoney'

/** Formats a price: with cents from 1 on, below that with two to four significant digits. */
export function showPrice(price: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const
  const format =
    price >= 1
      ? new Intl.NumberFormat(locale, style)
      : new Intl.NumberFormat(locale, { ...style, minimumSignificantDigits: 2, maximumSignificantDigits: 4 })
  return format.format(price).replace(directionMarks, '')
}
