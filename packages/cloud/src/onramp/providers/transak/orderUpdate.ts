import type { OnrampFailureCode, OnrampStatus, OnrampUpdate } from '../../OnrampProvider'
import type { TransakOrder } from './responses'

/** [Statuses](https://docs.transak.com/guides/track-order-status) of an order. */
const STATUSES: Readonly<Record<string, OnrampStatus>> = {
  AWAITING_PAYMENT_FROM_USER: 'awaitingPayment',
  PAYMENT_DONE_MARKED_BY_USER: 'processing',
  PROCESSING: 'processing',
  PENDING_DELIVERY_FROM_TRANSAK: 'processing',
  ON_HOLD_PENDING_DELIVERY_FROM_TRANSAK: 'onHold',
  COMPLETED: 'delivered',
  CANCELLED: 'failed',
  FAILED: 'failed',
  REFUNDED: 'refunded',
  EXPIRED: 'expired',
}

/** Patterns of reasons. Transak doesn't document a list. */
const FAILURES: readonly (readonly [RegExp, OnrampFailureCode])[] = [
  [/3ds|authenticat/i, 'authentication-failed'],
  [/kyc|identity|verification|sanction/i, 'identity-rejected'],
  [/limit/i, 'limit-reached'],
  [/card|declin|insufficient/i, 'card-declined'],
  [/bank/i, 'bank-declined'],
]

/** Returns the update that an order states. Undefined for a status that Transak doesn't document. */
export function orderUpdate(order: TransakOrder): OnrampUpdate | undefined {
  const status = Object.hasOwn(STATUSES, order.status) ? STATUSES[order.status] : undefined
  return (
    status && {
      sessionId: order.partnerOrderId ?? undefined,
      reference: order.orderId ?? order.id ?? undefined,
      status,
      at: order.updatedAt,
      txHash: order.transactionHash,
      failure: status === 'failed' ? failureOf(order) : undefined,
    }
  )
}

function failureOf({ status, statusReason }: TransakOrder): OnrampFailureCode {
  if (status === 'CANCELLED') return 'cancelled'
  return FAILURES.find(([pattern]) => pattern.test(statusReason ?? ''))?.[1] ?? 'provider-error'
}
