import type { InvoiceRefund, InvoiceRefundRequest, UnsignedTransaction } from '@openappkit/contract'
import { formatAssetType } from '@openappkit/contract/assets'
import { and, eq, sql } from 'drizzle-orm'
import { readAccount } from '../../chains/accountAddress'
import { isChainTrouble } from '../../chains/isChainTrouble'
import { HttpFailure } from '../../http/HttpFailure'
import type { Database } from '../../storage/Database'
import { type PayPaymentRow, type PayRefundRow, payPayments, payRefunds } from '../../storage/paySchema'
import type { InvoiceRows } from '../store/InvoiceStore'
import { payQuery } from '../store/payQuery'
import type { RefundBuilder } from './RefundBuilder'

/** Prepares refunds, one for each payment. */
export class Refunds {
  readonly #database: Database
  readonly #builder: Pick<RefundBuilder, 'build'>
  readonly #now: () => number

  constructor(database: Database, builder: Pick<RefundBuilder, 'build'>, now: () => number) {
    this.#database = database
    this.#builder = builder
    this.#now = now
  }

  /**
   * Returns the unsigned refund of a payment. The same request returns the same refund.
   *
   * @throws HttpFailure 409 if the payment isn't final or has another refund, 400 for a wrong address or amount, 503 if
   *   the chain can't be read.
   */
  async prepare(
    { payments, rails }: InvoiceRows,
    request: InvoiceRefundRequest,
    signal: AbortSignal,
  ): Promise<InvoiceRefund> {
    const payment = payments.find(({ id }) => id === request.paymentId)
    if (!payment) throw new HttpFailure(404, 'paymentId', 'Unknown payment')
    const amount = BigInt(request.amount ?? payment.amount)
    readAccount(request.to, payment.chainId)
    const to = request.to.slice(request.to.lastIndexOf(':') + 1)
    const known = await this.#find(payment.id)
    if (known) return sameRefund(known, payment, to, amount)
    if (payment.status !== 'final')
      throw new HttpFailure(409, 'paymentId', "The payment isn't final. It may still leave the chain.")
    if (amount <= 0n || amount > BigInt(payment.amount))
      throw new HttpFailure(400, 'amount', 'The amount must be more than 0, and at most the payment')
    const isOwnAddress = rails.some(
      ({ chainId, matching, recipientKey }) =>
        matching === 'address' && chainId === payment.chainId && recipientKey === payment.recipient,
    )
    const transaction = await this.#builder
      .build({ payment, isOwnAddress, to, amount }, signal)
      .catch((error: unknown) => {
        if (isChainTrouble(error)) throw new HttpFailure(503, 'chainId', "The chain can't be read now. Try again.")
        throw error
      })
    await this.#add(payment, { recipient: to, amount: `${amount}`, transaction })
    // A concurrent request may have been faster. Its refund is the only one.
    const stored = await this.#find(payment.id)
    if (!stored) throw new Error('The refund is missing')
    return sameRefund(stored, payment, to, amount)
  }

  async #add(
    payment: PayPaymentRow,
    refund: Pick<PayRefundRow, 'amount' | 'recipient' | 'transaction'>,
  ): Promise<void> {
    const { chainId, id: paymentId, recipient } = payment
    await payQuery(this.#database, query =>
      query.transaction(async transaction => {
        // Two refunds from one address would have the same nonce.
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`refund:${chainId}:${recipient}`}))`)
        const others = await transaction
          .select({ transaction: payRefunds.transaction })
          .from(payRefunds)
          .innerJoin(payPayments, eq(payPayments.id, payRefunds.paymentId))
          .where(and(eq(payPayments.chainId, chainId), eq(payPayments.recipient, recipient)))
        const unsigned = afterOthers(
          refund.transaction,
          others.map(other => other.transaction),
        )
        await transaction
          .insert(payRefunds)
          .values({ paymentId, ...refund, transaction: unsigned, createdAt: new Date(this.#now()) })
          .onConflictDoNothing()
      }),
    )
  }

  async #find(paymentId: string): Promise<PayRefundRow | undefined> {
    const [row] = await payQuery(this.#database, query =>
      query.select().from(payRefunds).where(eq(payRefunds.paymentId, paymentId)),
    )
    return row
  }
}

/** Returns the transaction with a nonce after those of refunds that may not have been sent. */
function afterOthers(transaction: UnsignedTransaction, others: readonly UnsignedTransaction[]): UnsignedTransaction {
  if (transaction.kind !== 'evm' || transaction.nonce === null) return transaction
  const used = others.flatMap(other => (other.kind === 'evm' && other.nonce !== null ? [other.nonce + 1] : []))
  return { ...transaction, nonce: Math.max(transaction.nonce, ...used) }
}

function sameRefund(row: PayRefundRow, payment: PayPaymentRow, to: string, amount: bigint): InvoiceRefund {
  if (row.recipient !== to || BigInt(row.amount) !== amount)
    throw new HttpFailure(409, 'paymentId', 'The payment has another refund')
  const { chainId, id: paymentId } = payment
  return {
    paymentId,
    chainId,
    asset: formatAssetType(payment) ?? '',
    to,
    amount: row.amount,
    transaction: row.transaction,
    createdAt: row.createdAt.getTime(),
  }
}
