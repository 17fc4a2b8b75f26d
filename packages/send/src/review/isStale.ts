import { concernsOf } from './concernsOf'
import { isFeeSpike } from './feeRule'
import { isSameRequest } from './isSameRequest'
import type { SendReview } from './SendReview'

/** Returns true if the transfer is now so much worse than reviewed that the payer must confirm it again. */
export function isStale(seen: SendReview, now: SendReview): boolean {
  if (now.fee !== undefined && (seen.fee === undefined || isFeeSpike(seen.fee, now.fee))) return true
  const confirmed = concernsOf(seen)
  if (concernsOf(now).some(concern => !confirmed.includes(concern))) return true
  if (now.symbolOfContract !== seen.symbolOfContract) return true
  if (!isSameRequest(seen.lines, now.lines)) return true
  if (!now.simulated) return false
  const { sent, received } = seen.simulated ?? { sent: seen.amount, received: seen.amount }
  return now.simulated.sent > sent || now.simulated.received < received
}
