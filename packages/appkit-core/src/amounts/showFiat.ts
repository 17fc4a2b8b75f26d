import { fiatDecimals } from './fiatValue'
import { showAmount } from './showAmount'

/** Digits after the point of a token balance in money. */
const pennyDigits = 2

/** Currencies of chains are counted finer than in pennies. */
const digitsOf: Readonly<Record<string, number>> = { BTC: 8, ETH: 6 }

/** How an amount of money is shown. */
export interface ShowFiatOptions {
  /** ISO 4217 code in any case, or `btc` and `eth`. Default US dollars. */
  readonly currency?: string | undefined
  /** BCP 47 tag. Default English. */
  readonly locale?: string | undefined
  /** Whether a gain has a plus before it, as a loss has a minus. Default false. */
  readonly isSigned?: boolean | undefined
}

/**
 * An amount of money as it is shown: floored to the digits of its currency, with its sign where the language puts it.
 *
 * @param fiat - In units of 10⁻¹⁸ of the currency, as `fiatValue` gives it.
 *
 * @example
 * ```ts
 * showFiat(12349n * 10n ** 15n) // '$12.34'
 * showFiat(12349n * 10n ** 15n, { currency: 'eur', locale: 'de' }) // '12,34 €'
 * ```
 */
export function showFiat(
  fiat: bigint,
  { currency = 'usd', locale = 'en', isSigned = false }: ShowFiatOptions = {},
): string {
  const code = currency.toUpperCase()
  const style = { style: 'currency', currency: code } as const
  const digits =
    digitsOf[code] ?? new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? pennyDigits
  const format = new Intl.NumberFormat(locale, {
    ...style,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(showAmount(fiat, fiatDecimals, { digits }) as `${number}`)
}
