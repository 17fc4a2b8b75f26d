import { amountForFiat, fiatDecimals, parseAmount } from '@openappkit/appkit-core/amounts'
import type { SendDraft } from './SendDraft'

/**
 * Returns the typed amount in base units. Undefined if the field is empty or its text isn't a valid amount of the
 * token.
 */
export function readAmount({
  amountText,
  locale,
  token,
  unit,
}: Pick<SendDraft, 'amountText' | 'locale' | 'token' | 'unit'>): bigint | undefined {
  if (!token || !amountText.trim()) return undefined
  try {
    return unit === 'token'
      ? parseAmount(amountText, token.decimals, locale)
      : amountForFiat(parseAmount(amountText, fiatDecimals, locale), token.decimals, token.price)
  } catch {
    return undefined
  }
}
