/** Returns the name of a country in the user's language. */
export function countryName(country: string | undefined, locale: string): string {
  if (country === undefined) return ''
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}

/** Returns the name of a currency in the user's language. */
export function currencyName(currency: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency
}
