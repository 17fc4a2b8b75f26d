import { floorDecimal } from '../format/floorDecimal'
import { formatUnits } from '../format/formatUnits'
import { fiatDecimals } from './fiatValue'
import { minusSign } from './minusSign'

/** Default number of decimal places, if `Intl` defines none for the currency. */
const pennyDigits = 2

/** Crypto currencies need more decimal places than fiat. */
const digitsOf: Readonly<Record<string, number>> = { BTC: 8, ETH: 6 }

/** Amounts from a million up are shown without cents. */
const million = 1_000_000n * 10n ** BigInt(fiatDecimals)

/** Options of {@link showFiat}. */
export interface ShowFiatOptions {
  /** ISO 4217 code, `btc` or `eth`, in any letter case. Default: `usd`. */
  readonly currency?: string | undefined
  /** BCP 47 tag. Default: `en`. */
  readonly locale?: string | undefined
  /** Whether to prefix gains with a plus sign. Losses always have a minus sign. Default: false. */
  readonly isSigned?: boolean | undefined
}

/**
 * Formats an amount of money, truncated to the decimal places of its currency, or without them from a million up. An
 * amount smaller than the last place becomes `<$0.01`, or zero if gains are signed.
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
  const places =
    digitsOf[code] ?? new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? pennyDigits
  const size = fiat < 0n ? -fiat : fiat
  const digits = size < million ? places : 0
  const format = new Intl.NumberFormat(locale, {
    ...style,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const last = 10n ** BigInt(fiatDecimals - digits)
  const isTooSmall = !isSigned && fiat > 0n && fiat < last
  const plain = floorDecimal(formatUnits(isTooSmall ? last : fiat, fiatDecimals), digits).replace(/\.$/u, '')
  // Passed as text, because a float would lose digits of large amounts.
  const printed = minusSign(format.format(plain as `${number}`))
  return isTooSmall ? `<${printed}` : printed
}
