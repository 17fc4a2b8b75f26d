import type { OnrampFailureCode, OnrampStatus, OnrampUpdate } from '../../OnrampProvider'
import type { CoinbaseTransaction } from './responses'

const STATUSES: Readonly<Record<string, OnrampStatus>> = {
  ONRAMP_TRANSACTION_STATUS_CREATED: 'awaitingPayment',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'processing',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'delivered',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
  ONRAMP_ORDER_STATUS_PENDING_AUTH: 'awaitingPayment',
  ONRAMP_ORDER_STATUS_PENDING_VERIFICATION: 'awaitingPayment',
  ONRAMP_ORDER_STATUS_PENDING_PAYMENT: 'awaitingPayment',
  ONRAMP_ORDER_STATUS_PROCESSING: 'processing',
  ONRAMP_ORDER_STATUS_COMPLETED: 'delivered',
  ONRAMP_ORDER_STATUS_FAILED: 'failed',
}

/** Patterns of error codes, such as `ERROR_CODE_GUEST_CARD_SOFT_DECLINED`. */
const FAILURES: readonly (readonly [RegExp, OnrampFailureCode])[] = [
  [/CARD|AVS_VALIDATION|INSUFFICIENT/, 'card-declined'],
  [/REGION/, 'region-not-supported'],
  [/PERMISSION_DENIED/, 'identity-rejected'],
  [/TRANSACTION_COUNT/, 'lifetime-limit-reached'],
  [/TRANSACTION_LIMIT/, 'limit-reached'],
  [/CANCELL?ED/, 'cancelled'],
]

/** Prefix of our id in purchases without real money. */
export const SANDBOX_PREFIX = 'sandbox-'

/** Returns the update that a transaction states. Undefined for a status that Coinbase doesn't document. */
export function transactionUpdate(transaction: CoinbaseTransaction): OnrampUpdate | undefined {
  const status = Object.hasOwn(STATUSES, transaction.status) ? STATUSES[transaction.status] : undefined
  if (!status) return undefined
  const { partnerUserRef: ref, errorCode = '', failureReason = '' } = transaction
  const failure = FAILURES.find(([pattern]) => pattern.test(`${errorCode} ${failureReason}`))?.[1] ?? 'provider-error'
  return {
    sessionId: ref?.startsWith(SANDBOX_PREFIX) ? ref.slice(SANDBOX_PREFIX.length) : ref,
    reference: transaction.transactionId ?? transaction.orderId,
    status,
    at: transaction.updatedAt ?? transaction.completedAt,
    txHash: transaction.txHash,
    failure: status === 'failed' ? failure : undefined,
  }
}
