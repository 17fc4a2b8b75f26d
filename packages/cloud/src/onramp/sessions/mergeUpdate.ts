import type { OnrampSessionStatus } from '@openappkit/contract'
import type { OnrampUpdate } from '../OnrampProvider'

/**
 * Order of the statuses. Webhooks arrive in any order, and more than once. A later status is never undone: a provider
 * may retry a payment that failed, but money that was paid can't become unpaid.
 */
const RANKS: Readonly<Record<OnrampSessionStatus, number>> = {
  created: 0,
  opened: 1,
  awaitingPayment: 2,
  processing: 3,
  onHold: 3,
  expired: 4,
  failed: 5,
  refunded: 6,
  delivered: 7,
}

/** The known progress of a purchase. */
export interface Progress {
  readonly status: OnrampSessionStatus
  readonly statusAt: Date | null
  readonly isSent: boolean
  readonly txHash: string | null
}

/** Returns whether a status can't change anymore. */
export function isFinal(status: OnrampSessionStatus): boolean {
  return RANKS[status] >= RANKS.expired
}

/**
 * Merges a report of the provider. `delivered` only marks the crypto as sent, because the chain decides whether it
 * arrived. Returns undefined if the report changes nothing.
 */
export function mergeUpdate(known: Progress, update: OnrampUpdate): Progress | undefined {
  // A delivery is final. A failure isn't: the user may have paid after the provider reported it.
  if (known.status === 'delivered') return undefined
  const isSent = known.isSent || update.status === 'delivered'
  const txHash = known.txHash ?? update.txHash ?? null
  const status = update.status === 'delivered' ? 'processing' : update.status
  const next = { ...known, isSent, txHash }
  const isLater = isAfter(known, status, update.at, isSent)
  const statusAt = update.at === undefined ? known.statusAt : new Date(update.at)
  if (isLater) return { ...next, status, statusAt }
  return isSent !== known.isSent || txHash !== known.txHash ? next : undefined
}

function isAfter(known: Progress, status: OnrampSessionStatus, at: number | undefined, isSent: boolean): boolean {
  // Sent crypto outranks every other report, such as a failure from a first attempt.
  if (isSent) return known.status !== 'processing'
  const [before, after] = [RANKS[known.status], RANKS[status]]
  if (after !== before) return after > before
  // `processing` and `onHold` alternate. The provider's clock decides.
  if (status === known.status) return false
  return at === undefined || known.statusAt === null || at > known.statusAt.getTime()
}
