/** Countries whose currency is the euro. */
const euro = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'

/** Currencies that providers often take, by country. */
const others: Readonly<Record<string, string>> = {
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HK: 'HKD',
  ID: 'IDR',
  IN: 'INR',
  JP: 'JPY',
  KR: 'KRW',
  MX: 'MXN',
  NO: 'NOK',
  NZ: 'NZD',
  PH: 'PHP',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  US: 'USD',
  VN: 'VND',
  ZA: 'ZAR',
}

/** Returns the currency to preselect in a country: its own if it is offered, else dollars, euros, or the first. */
export function currencyOf(country: string | undefined, offered: readonly string[]): string | undefined {
  const own = country === undefined ? undefined : euro.split(' ').includes(country) ? 'EUR' : others[country]
  return [own, 'USD', 'EUR'].find(currency => currency !== undefined && offered.includes(currency)) ?? offered[0]
}
