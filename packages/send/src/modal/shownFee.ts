import { fiatDecimals, showAmount } from '@openappkit/appkit-core/amounts'

/** Significant digits of a fee in the coin. */
const significant = 3

/** Decimal places at most, as for every amount in a list. */
const finest = 6

const cent = 10n ** BigInt(fiatDecimals - 2)

/**
 * Formats a fee with three significant digits, rounded up, so that it never looks lower than it is. A fee too small to
 * show becomes `<0.000001`.
 */
export function shownFee(units: bigint, decimals: number, locale: string): string {
  const cut = Math.max(String(units).length - significant, decimals - finest, 0)
  return showAmount(roundedUp(units, 10n ** BigInt(Math.min(cut, decimals))), decimals, { locale, significant })
}

/** Returns the value of a fee in money, rounded up to a cent. A value below a cent stays, and is shown as such. */
export function shownFeeWorth(worth: bigint): bigint {
  return roundedUp(worth, cent)
}

function roundedUp(units: bigint, step: bigint): bigint {
  return units < step ? units : ((units + step - 1n) / step) * step
}
