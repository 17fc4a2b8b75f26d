import type { InvoiceEvent, InvoiceException, InvoiceStatus } from '@openappkit/contract'
import type { PayAmount } from '../PayAmount'

/** A change of an invoice. The backend states it, so `invoices.verify` decides whether to deliver. */
export interface PayEvent {
  /** The same for each attempt of a webhook. Ignore an id that you handled. */
  readonly id: string
  /** `invoice.` and the new status, or `invoice.updated` if the status is the same. */
  readonly type: InvoiceEvent['type']
  readonly invoiceId: string
  readonly orderId: string
  readonly status: InvoiceStatus
  readonly exceptions: readonly InvoiceException[]
  readonly amount: PayAmount
  /** Increases by one with each event of the invoice. Ignore an event with a lower sequence than the last one. */
  readonly sequence: number
  /** Time of the change in milliseconds since the epoch. */
  readonly timestamp: number
}
