import { showFiat } from '@openappkit/appkit-core/amounts'

/** Direction marks that the platform adds to numbers in right-to-left languages. */
const directionMarks = /[\u061C\u200E\u200F]/gu

/**
 * Returns a fiat amount without direction marks. The element around it sets its direction.
 *
 * @param value - Amount in units of 10⁻¹⁸ of the currency.
 * @param currency - ISO 4217 code. Default: `usd`.
 *
 * @example
 * ```ts
 * import { moneyText } from '@openappkit/appkit-ui/money'
 *
 * export const text = moneyText(12_500_000_000_000_000_000n, 'en') // $12.50
 * ```
 */
export function moneyText(value: bigint, locale: string, currency?: string): string {
  return showFiat(value, { locale, currency }).replace(directionMarks, '')
}
