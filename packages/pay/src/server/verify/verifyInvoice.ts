import { PayServerError } from '../errors/PayServerError'
import type { PayInvoice } from '../PayInvoice'
import { accountKey } from './accountKey'
import type { ChainProof } from './ChainProof'
import type { InvoiceExpectation } from './InvoiceExpectation'
import { proveInvoice } from './proveInvoice'

/**
 * Compares an invoice with the merchant's records, and proves it on the chains if it is `settled`.
 *
 * @throws PayServerError as `PayInvoices.verify` documents.
 */
export async function verifyInvoice(
  invoice: PayInvoice,
  { amount, orderId, recipients, tolerance }: InvoiceExpectation,
  proofOf: (chainId: string) => ChainProof,
): Promise<PayInvoice> {
  const bps = tolerance?.bps ?? 0
  if (!Number.isInteger(bps) || bps < 0 || bps > 1000)
    throw new PayServerError('pay/invalid-request', '`tolerance.bps` must be an integer from 0 to 1,000.')
  if (invoice.orderId !== orderId)
    throw new PayServerError('pay/order-mismatch', "The invoice belongs to another order. Don't deliver.")
  if (invoice.amount.minor !== amount.minor || invoice.amount.currency !== amount.currency)
    throw new PayServerError('pay/amount-mismatch', "The invoice's amount isn't the order's. Don't deliver.")
  if (recipients !== undefined) await assertOwn(invoice, recipients)
  if (invoice.status === 'settled') await proveInvoice(invoice, bps, proofOf)
  return invoice
}

async function assertOwn(
  { rails }: PayInvoice,
  recipients: NonNullable<InvoiceExpectation['recipients']>,
): Promise<void> {
  for (const { chainId, recipient } of rails) {
    const isOwn =
      typeof recipients === 'function'
        ? await recipients(recipient, chainId)
        : recipients.some(own => accountKey(chainId, own) === accountKey(chainId, recipient))
    if (isOwn !== true)
      throw new PayServerError(
        'pay/recipient-mismatch',
        `The invoice pays an address on ${chainId} that isn't yours. Check who has access to the backend.`,
        { details: recipient },
      )
  }
}
