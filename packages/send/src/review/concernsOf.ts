import type { SendReview } from './SendReview'

/** A concern that the payer confirms separately: a look-alike recipient, a token account, or an unusually high fee. */
export type SendConcern = 'imitation' | 'tokenAccount' | 'fee'

/** Returns what a review needs the payer to confirm, in the order of the screen. */
export function concernsOf({ isFeeUnusual, lines, recipient }: SendReview): readonly SendConcern[] {
  const concerns: SendConcern[] = []
  if (recipient.warnings.includes('imitation')) concerns.push('imitation')
  if (lines?.some(({ holder }) => holder !== undefined)) concerns.push('tokenAccount')
  if (isFeeUnusual) concerns.push('fee')
  return concerns
}
