import type { SendReview } from './SendReview'

/** What the payer confirms apart from the transfer: the recipient looks like another one, or the fee is unusually high. */
export type SendConcern = 'imitation' | 'fee'

/** Returns what a review needs the payer to confirm, in the order of the screen. */
export function concernsOf({ isFeeUnusual, recipient }: SendReview): readonly SendConcern[] {
  const concerns: SendConcern[] = []
  if (recipient.warnings.includes('imitation')) concerns.push('imitation')
  if (isFeeUnusual) concerns.push('fee')
  return concerns
}
