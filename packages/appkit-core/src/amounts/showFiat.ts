import { fiatDecimals } from './fiatValue'
import { showAmount } from './showAmount'

/** Default number of decimal places, if `Intl` defines none for the currency. */
const pennyDigits = 2

/** Crypto currencies need more decimal places than fiat. */
const digitsOf: Readonly<Record<string, number>> = { BTC: 8, ETH: 6 }

/** Options of {@link showFiat}. */
export interface ShowFiatOptions {
  /** ISO 4217 code, `btc` or `eth`, in any letter case. Default: `usd`. */
  readonly currency?: string | undefined
  /** BCP 47 tag. Default: `en`. */
  readonly locale?: string | undefined
  /** Whether to prefix gains with a plus sign. Default: false. */
  readonly isSigned?: boolean | undefined
}

/**
 * Formats an amount of money, truncated to the decimal places of its currency.
 *
 * @param fiat - Units of 10⁻¹⁸ of the currency, as `fiatValue` returns them.
 *
 * @throws {RangeError} if `currency` doesn't have three letters, or `locale` isn't a valid tag.
 *
 * @example
 * ```ts
 * import { showFiat } from '@openappkit/appkit-core/amounts'
 *
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
