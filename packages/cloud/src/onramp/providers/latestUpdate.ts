import type { OnrampStatus, OnrampUpdate } from '../OnrampProvider'

/** Order of statuses in a purchase. Several attempts can share our id, and the one that got furthest counts. */
const RANKS: Readonly<Record<OnrampStatus, number>> = {
  expired: 0,
  failed: 1,
  opened: 2,
  awaitingPayment: 3,
  processing: 4,
  onHold: 5,
  refunded: 6,
  delivered: 7,
}

/** Returns the update of the attempt that got furthest. Of equal ones, the first. Undefined if there is none. */
export function latestUpdate(updates: readonly OnrampUpdate[]): OnrampUpdate | undefined {
  return updates.reduce<OnrampUpdate | undefined>((furthest, update) => {
    return furthest && RANKS[furthest.status] >= RANKS[update.status] ? furthest : update
  }, undefined)
}
