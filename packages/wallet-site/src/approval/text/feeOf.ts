import { exactAmount } from '@openappkit/appkit-ui/money'
import type { Review } from '../../review/Review'
import { type ApprovalTranslator, symbolOf } from './amountOf'

const digits = 2
/** Finer parts of a coin are worth nothing. */
const mostDecimals = 6

/** Returns a fee with two digits that matter. It's the most that the network may take, so it's rounded up. */
export function feeOf({ asset, amount }: NonNullable<Review['fee']>, { locale }: ApprovalTranslator): string {
  const { decimals } = asset
  const finest = Math.max(amount.toString().length - digits, decimals - mostDecimals, 0)
  // Digits before the decimal point stay.
  const step = 10n ** BigInt(Math.min(finest, decimals))
  return exactAmount(((amount + step - 1n) / step) * step, decimals, symbolOf(asset), locale)
}
