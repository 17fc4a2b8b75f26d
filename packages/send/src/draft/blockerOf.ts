import type { SendDraft } from './SendDraft'

/** A missing or invalid value of a form. */
export type SendBlocker =
  | 'selectToken'
  | 'incorrectValue'
  | 'addAmount'
  | 'insufficientFunds'
  | 'addAddress'
  | 'invalidAddress'

/**
 * Returns the first reason that a form can't be reviewed, or undefined if there is none. Follows the order of the
 * fields: token, amount, recipient. A recipient that is still being checked isn't a reason: `review` waits for the
 * check.
 *
 * @example
 * ```ts
 * import { blockerOf, type SendDraft } from '@openappkit/send'
 *
 * export const canReview = (draft: SendDraft): boolean => blockerOf(draft) === undefined
 * ```
 */
export function blockerOf({ token, amountText, amount, recipientText, recipient }: SendDraft): SendBlocker | undefined {
  if (!token) return 'selectToken'
  const isTyped = amountText.trim() !== ''
  if (isTyped && amount === undefined) return 'incorrectValue'
  if (!amount) return 'addAmount'
  if (amount > token.balance) return 'insufficientFunds'
  if (!recipientText.trim()) return 'addAddress'
  if (recipient.kind === 'invalid') return 'invalidAddress'
  return undefined
}
