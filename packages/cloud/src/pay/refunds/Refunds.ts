import { formatAssetType, type InvoiceRefund, type InvoiceRefundRequest } from '@openappkit/contract'
import { eq } from 'drizzle-orm'
import { readAccount } from '../../chains/accountAddress'
import { isChainTrouble } from '../../chains/isChainTrouble'
import { HttpFailure } from '../../http/HttpFailure'
import type { Database } from '../../storage/Database'
import { type PayPaymentRow, type PayRefundRow, payRefunds } from '../../storage/paySchema'
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
    const known = await this.#find(payment.id)
    if (known) return sameRefund(known, payment, request.to, amount)
    if (payment.status !== 'final')
      throw new HttpFailure(409, 'paymentId', "The payment isn't final. It may still leave the chain.")
    if (amount <= 0n || amount > BigInt(payment.amount))
      throw new HttpFailure(400, 'amount', 'The amount must be more than 0, and at most the payment')
    const isOwnAddress = rails.some(
      ({ chainId, matching, recipientKey }) =>
        matching === 'address' && chainId === payment.chainId && recipientKey === payment.recipient,
    )
    const transaction = await this.#builder
      .build({ payment, isOwnAddress, to: request.to, amount }, signal)
      .catch((error: unknown) => {
        if (isChainTrouble(error)) throw new HttpFailure(503, 'chainId', "The chain can't be read now. Try again.")
        throw error
      })
    const row = { paymentId: payment.id, recipient: request.to, amount: `${amount}`, transaction }
    await payQuery(this.#database, query =>
      query
        .insert(payRefunds)
        .values({ ...row, createdAt: new Date(this.#now()) })
        .onConflictDoNothing(),
    )
    // A concurrent request may have been faster. Its refund is the only one.
    const stored = await this.#find(payment.id)
    if (!stored) throw new Error('The refund is missing')
    return sameRefund(stored, payment, request.to, amount)
  }

  async #find(paymentId: string): Promise<PayRefundRow | undefined> {
    const [row] = await payQuery(this.#database, query =>
      query.select().from(payRefunds).where(eq(payRefunds.paymentId, paymentId)),
    )
    return row
  }
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
