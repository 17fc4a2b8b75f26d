import type { Invoice, InvoiceCheckout, InvoiceStatus } from '@openappkit/contract'
import { formatAssetType } from '@openappkit/contract/assets'
import { readPayoutKey } from '../chain/ContractPayouts'
import { deriveRow } from './InvoiceRefresher'
import type { InvoiceRows } from './InvoiceStore'

/** Milliseconds that a client should wait between two requests. */
const POLL = 4000
/** Payments in a response, newest first. */
const PAYMENTS = 300

/** Returns whether the payer has nothing left to wait for. */
function isFinalStatus(status: InvoiceStatus): boolean {
  return status === 'settled' || status === 'expired' || status === 'invalid'
}

/** Returns an invoice as the merchant sees it. */
export function writeInvoice({ invoice, payments, rails }: InvoiceRows): Invoice {
  const { amount, createdAt, currency, exceptions, expiresAt, id, orderId, sequence, status } = invoice
  const derived = deriveRow(invoice, rails, payments, 0)
  const isFinal = isFinalStatus(status)
  return {
    id,
    orderId,
    status,
    exceptions,
    amount: { minor: amount, currency },
    rails: rails.map(rail => ({
      chainId: rail.chainId,
      asset: formatAssetType(rail) ?? '',
      symbol: rail.symbol,
      decimals: rail.decimals,
      recipient: rail.recipient,
      matching: rail.matching,
      reference: rail.reference,
      price: rail.price,
      due: `${derived.due.get(rail.position) ?? 0n}`,
      received: `${derived.received.get(rail.position) ?? 0n}`,
      confirmations: rail.confirmations,
    })),
    payments: payments.slice(-PAYMENTS).map(payment => ({
      id: payment.id,
      chainId: payment.chainId,
      asset: formatAssetType(payment) ?? '',
      txHash: readPayoutKey(payment.txHash) ? null : payment.txHash,
      amount: payment.amount,
      role: payment.role,
      status: payment.status,
      confirmations: payment.confirmations,
      paidAt: payment.paidAt.getTime(),
    })),
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.getTime(),
    isFinal,
    pollInMs: isFinal ? 0 : POLL,
    sequence,
  }
}

/** Returns an invoice as the payer sees it. */
export function writeCheckout(rows: InvoiceRows, store: string): InvoiceCheckout {
  const { createdAt: _, ...checkout } = writeInvoice(rows)
  return { ...checkout, store }
}
