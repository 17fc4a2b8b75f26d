import { fiatDecimals, fiatValue, printAmount } from '@openappkit/appkit-core/amounts'
import type { AmountUnit } from './SendDraft'
import type { SendToken } from './SendToken'

/** A cent in fiat units. Converted amounts are cut off below it. */
const penny = 10n ** BigInt(fiatDecimals - 2)

/** Returns the text of the amount field, in the token or in fiat currency. Empty for zero and for less than a cent. */
export function amountTextIn(
  unit: AmountUnit,
  amount: bigint | undefined,
  token: SendToken | undefined,
  locale: string | undefined,
): string {
  if (!token || !amount) return ''
  if (unit === 'token') return printAmount(amount, token.decimals, locale)
  const pennies = (fiatValue(amount, token.decimals, token.price) ?? 0n) / penny
  return pennies ? printAmount(pennies, 2, locale) : ''
}
