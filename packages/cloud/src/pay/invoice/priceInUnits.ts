import { exactRatio } from '../../convert/quotes/exactRatio'

/** Currencies that prices are known in, by their decimals. */
const CURRENCIES: Readonly<Record<string, number>> = { USD: 2, EUR: 2, GBP: 2, AUD: 2, CAD: 2, INR: 2, JPY: 0 }

/** Returns the decimals of a currency. Undefined if invoices can't be in it. */
export function currencyDecimals(currency: string): number | undefined {
  return Object.hasOwn(CURRENCIES, currency) ? CURRENCIES[currency] : undefined
}

export interface PriceInput {
  /** The currency's smallest units. */
  readonly minor: bigint
  readonly currencyDecimals: number
  /** Decimals of the asset. */
  readonly decimals: number
  /** Price of one whole unit of the asset in the currency. */
  readonly price: number
}

/** Returns the base units of an asset that are worth an amount of a currency, rounded up. */
export function priceInUnits({ currencyDecimals: places, decimals, minor, price }: PriceInput): bigint {
  const { over, under } = exactRatio(price)
  const value = minor * under * 10n ** BigInt(decimals)
  const cost = over * 10n ** BigInt(places)
  return (value + cost - 1n) / cost
}

/** Returns an amount in US cents, rounded up. */
export function usdCents(minor: bigint, places: number, usdPerUnit: number): bigint {
  const { over, under } = exactRatio(usdPerUnit)
  const cost = under * 10n ** BigInt(places)
  return (minor * over * 100n + cost - 1n) / cost
}
