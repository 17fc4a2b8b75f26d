import type { OnrampFailureCode, OnrampStatus, OnrampUpdate } from '../../OnrampProvider'
import type { MoonPayTransaction } from './responses'

/** [Statuses](https://dev.moonpay.com/reference/getbuytransaction) of a transaction. */
const STATUSES: Readonly<Record<string, OnrampStatus>> = {
  waitingPayment: 'awaitingPayment',
  waitingAuthorization: 'awaitingPayment',
  pending: 'processing',
  completed: 'delivered',
  failed: 'failed',
}

/** Patterns of codes such as `payment_authorization_declined`, and of sentences such as `Bank transfer timeout`. */
const FAILURES: readonly (readonly [RegExp, OnrampFailureCode])[] = [
  [/cancel/i, 'cancelled'],
  [/3ds|three_d|authentication/i, 'authentication-failed'],
  [/kyc|identity|verif|screening|sanction|risk/i, 'identity-rejected'],
  [/limit/i, 'limit-reached'],
  [/bank/i, 'bank-declined'],
  [/declin|card|insufficient|authorization/i, 'card-declined'],
  [/region|country|jurisdiction/i, 'region-not-supported'],
]

/** Returns the update that a transaction states. Undefined for a status that MoonPay doesn't document. */
export function transactionUpdate(transaction: MoonPayTransaction): OnrampUpdate | undefined {
  const status = Object.hasOwn(STATUSES, transaction.status) ? STATUSES[transaction.status] : undefined
  return (
    status && {
      sessionId: transaction.externalTransactionId ?? undefined,
      reference: transaction.id,
      status,
      at: transaction.updatedAt,
      txHash: transaction.cryptoTransactionId,
      failure: status === 'failed' ? failureOf(transaction) : undefined,
    }
  )
}

function failureOf({ failureReason, stages }: MoonPayTransaction): OnrampFailureCode {
  const reasons = [...(stages ?? []).map(stage => stage.failureReason), failureReason].filter(Boolean).join(' ')
  return FAILURES.find(([pattern]) => pattern.test(reasons))?.[1] ?? 'provider-error'
}
