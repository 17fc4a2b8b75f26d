import type { OnrampFailureCode, OnrampStatus } from '../../OnrampProvider'

/** A status of Meld. `ERROR` is temporary: the service provider can retry. */
const STATUSES: Readonly<Record<string, OnrampStatus>> = {
  PENDING_CREATED: 'opened',
  PENDING: 'awaitingPayment',
  TWO_FA_REQUIRED: 'awaitingPayment',
  TWO_FA_PROVIDED: 'processing',
  ACCEPTED: 'processing',
  AUTHORIZED: 'processing',
  SETTLING: 'processing',
  PARTIALLY_SETTLED: 'processing',
  ERROR: 'onHold',
  SETTLED: 'delivered',
  DECLINED: 'failed',
  FAILED: 'failed',
  CANCELLED: 'failed',
  AUTHORIZATION_EXPIRED: 'expired',
  REFUNDED: 'refunded',
}

/** Causes by status. Meld doesn't state another one. */
const FAILURES: Readonly<Record<string, OnrampFailureCode>> = {
  DECLINED: 'card-declined',
  CANCELLED: 'cancelled',
  FAILED: 'provider-error',
}

/** Returns the status and the cause of a failure. Undefined for a status that Meld doesn't document. */
export function meldStatus(
  status: string,
): { readonly status: OnrampStatus; readonly failure: OnrampFailureCode | undefined } | undefined {
  const known = Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined
  return known && { status: known, failure: FAILURES[status] }
}
