import { directionMarks } from './showMoney'

/** A price as it is shown: pennies for whole money, and as many digits as a price below that needs to say anything. */
export function showPrice(price: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const
  const format =
    price >= 1
      ? new Intl.NumberFormat(locale, style)
      : new Intl.NumberFormat(locale, { ...style, minimumSignificantDigits: 2, maximumSignificantDigits: 4 })
  return format.format(price).replace(directionMarks, '')
}
