import { fiatDecimals, fiatValue, printAmount } from '@openappkit/appkit-core/amounts'
import type { AmountUnit } from './SendDraft'
import type { SendToken } from './SendToken'

/** Money is typed in pennies: what is finer is cut off. */
const penny = 10n ** BigInt(fiatDecimals - 2)

/** What stands in the field for an amount of a token, in the token or in money. Empty for nothing, and for less than a penny. */
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
