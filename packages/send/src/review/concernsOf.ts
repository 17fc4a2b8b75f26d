import type { SendReview } from './SendReview'

/** What the payer confirms apart from the transfer: the recipient looks like another one, or is a token account, or the fee is unusually high. */
export type SendConcern = 'imitation' | 'tokenAccount' | 'fee'

/** Returns what a review needs the payer to confirm, in the order of the screen. */
export function concernsOf({ isFeeUnusual, lines, recipient }: SendReview): readonly SendConcern[] {
  const concerns: SendConcern[] = []
  if (recipient.warnings.includes('imitation')) concerns.push('imitation')
  if (lines?.some(({ holder }) => holder !== undefined)) concerns.push('tokenAccount')
  if (isFeeUnusual) concerns.push('fee')
  return concerns
}
