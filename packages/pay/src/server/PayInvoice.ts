import type { Invoice, InvoicePayment, InvoiceRail } from '@openappkit/contract'
import type { PayAmount } from './PayAmount'

/** A way to pay an invoice. Amounts are base units. */
export interface PayRail extends Omit<InvoiceRail, 'due' | 'price' | 'received'> {
  /** Price of the whole invoice, locked until it expires. */
  readonly price: bigint
  /** Amount that is left to pay, rounded up. */
  readonly due: bigint
  readonly received: bigint
}

/** A transfer to an invoice. */
export interface PayPayment extends Omit<InvoicePayment, 'amount'> {
  /** Base units that arrived. */
  readonly amount: bigint
}

/** An invoice as the backend states it. `invoices.verify` proves that it is paid. */
export interface PayInvoice extends Omit<Invoice, 'amount' | 'payments' | 'rails'> {
  readonly amount: PayAmount
  readonly rails: readonly PayRail[]
  readonly payments: readonly PayPayment[]
}

/** Returns an invoice with amounts as bigint. */
export function payInvoiceOf<Wire extends Invoice>(
  invoice: Wire,
): Omit<Wire, 'amount' | 'payments' | 'rails'> & Pick<PayInvoice, 'amount' | 'payments' | 'rails'> {
  return {
    ...invoice,
    amount: { minor: BigInt(invoice.amount.minor), currency: invoice.amount.currency },
    rails: invoice.rails.map(rail => ({
      ...rail,
      price: BigInt(rail.price),
      due: BigInt(rail.due),
      received: BigInt(rail.received),
    })),
    payments: invoice.payments.map(payment => ({ ...payment, amount: BigInt(payment.amount) })),
  }
}
