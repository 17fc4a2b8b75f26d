import type { Invoice } from '@openappkit/contract'
import { currencyDecimals } from '../invoice/priceInUnits'
import type { MerchantLanguage } from './merchantMessages'

/** Formats an amount of money exactly. */
export function moneyText({ currency, minor }: Invoice['amount'], { language }: MerchantLanguage): string {
  const places = currencyDecimals(currency) ?? 0
  const digits = minor.padStart(places + 1, '0')
  const cut = digits.length - places
  const value = places > 0 ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits
  // A string keeps all digits, which a number might not.
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(value as `${number}`)
}

/** Formats a time. The server doesn't know the merchant's time zone. */
export function timeText(time: number, { language }: MerchantLanguage): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(time)} UTC`
}
