import type { OnrampFailureCode, OnrampStatus, OnrampUpdate } from '../../OnrampProvider'
import type { RampPurchase } from './responses'

/** [Statuses](https://docs.rampnetwork.com/sdk-reference) of a purchase. */
const STATUSES: Readonly<Record<string, OnrampStatus>> = {
  INITIALIZED: 'awaitingPayment',
  PAYMENT_STARTED: 'awaitingPayment',
  PAYMENT_IN_PROGRESS: 'processing',
  // The user can try another payment.
  PAYMENT_FAILED: 'awaitingPayment',
  PAYMENT_EXECUTED: 'processing',
  FIAT_SENT: 'processing',
  FIAT_RECEIVED: 'processing',
  RELEASING: 'processing',
  RELEASED: 'delivered',
  EXPIRED: 'expired',
  CANCELLED: 'failed',
  REVIEW_REJECTED: 'failed',
}

const FAILURES: Readonly<Record<string, OnrampFailureCode>> = {
  CANCELLED: 'cancelled',
  REVIEW_REJECTED: 'identity-rejected',
}

/** Statuses by the type of a webhook, which states more than the purchase. */
const EVENTS: Readonly<Record<string, OnrampStatus>> = { RELEASED: 'delivered', RETURNED: 'refunded' }

/**
 * Returns the update that a purchase states. Undefined for a status that Ramp doesn't document.
 *
 * @param event - Type of the webhook.
 */
export function purchaseUpdate(purchase: RampPurchase, event = ''): Omit<OnrampUpdate, 'sessionId'> | undefined {
  const stated = purchase.status ?? 'INITIALIZED'
  const status = EVENTS[event] ?? (Object.hasOwn(STATUSES, stated) ? STATUSES[stated] : undefined)
  return (
    status && {
      reference: purchaseReference(purchase),
      status,
      at: purchase.updatedAt,
      txHash: purchase.finalTxHash,
      failure: status === 'failed' ? (FAILURES[stated] ?? 'provider-error') : undefined,
    }
  )
}

/** Returns the id of a purchase with the token to read it. */
function purchaseReference({ id, purchaseViewToken }: RampPurchase): string {
  return purchaseViewToken ? `${id}:${purchaseViewToken}` : id
}

/** Returns the id and the token in a reference. */
export function readReference(reference: string): { readonly id: string; readonly token: string } | undefined {
  const [, id, token] = /^([-\w]+):([-\w.]+)$/.exec(reference) ?? []
  return id !== undefined && token !== undefined ? { id, token } : undefined
}
