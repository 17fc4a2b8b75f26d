import type { SwapDraft } from './SwapDraft'
import { isSameAsset } from './SwapToken'

/** The first thing that a form lacks. */
export type SwapBlocker = 'from' | 'to' | 'amount' | 'invalidAmount' | 'balance'

/**
 * Returns what keeps a form from its review, or undefined. `balance` doesn't prevent a quote.
 *
 * @example
 * ```ts
 * import { blockerOf, type SwapDraft } from '@openappkit/swaps'
 *
 * const labelOf = (draft: SwapDraft) => (blockerOf(draft) === 'balance' ? 'Not enough funds' : 'Review swap')
 * ```
 */
export function blockerOf({ amount, amountText, from, to }: SwapDraft): SwapBlocker | undefined {
  if (!from) return 'from'
  if (!to || isSameAsset(from, to)) return 'to'
  if (amount === undefined) return amountText.trim() ? 'invalidAmount' : 'amount'
  if (amount === 0n) return 'amount'
  if (from.balance !== undefined && amount > from.balance) return 'balance'
  return undefined
}
