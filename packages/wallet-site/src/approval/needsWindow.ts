import type { Review } from '../review/Review'

/** Warnings about requests that are too risky for a frame that something could cover unnoticed. */
const riskyUncovered: ReadonlySet<string> = new Set([
  'unlimitedAllowance',
  'allowanceToAccount',
  'notSimulated',
  'unknownContract',
  'marketplaceOrder',
  'outcomeChanged',
])

/**
 * Returns whether a request continues in the wallet's own window, where the address bar proves the origin. Dangers always
 * do. If the browser can't tell that something covers the frame, calls and data that the wallet doesn't fully understand
 * do too.
 */
export function needsWindow(review: Review, canSeeCovers: boolean): boolean {
  if (review.warnings.some(({ severity }) => severity === 'danger')) return true
  if (canSeeCovers) return false
  const { kind } = review.request
  const isDecoded = kind === 'message' || review.source === 'descriptor' || review.source === 'standard'
  return !isDecoded || review.warnings.some(({ code }) => riskyUncovered.has(code))
}
