import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import {
  type PayInvoiceRow,
  type PayPaymentRow,
  type PayRailRow,
  payInvoices,
  payPayments,
  payRails,
} from '../../storage/paySchema'
import { payQuery } from './payQuery'

/** An invoice with its rails and payments. */
export interface InvoiceRows {
  readonly invoice: PayInvoiceRow
  readonly rails: readonly PayRailRow[]
  readonly payments: readonly PayPaymentRow[]
}

/** Reads invoices. */
export class InvoiceStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async find(id: string): Promise<InvoiceRows | undefined> {
    const rows = await payQuery(this.#database, query => query.select().from(payInvoices).where(eq(payInvoices.id, id)))
    return (await this.#complete(rows))[0]
  }

  /** Returns a merchant's invoices, newest first. */
  async list(merchantId: string, { after, limit, orderId }: InvoiceListQuery): Promise<readonly InvoiceRows[]> {
    const last = after === undefined ? undefined : (await this.find(after))?.invoice
    const rows = await payQuery(this.#database, query =>
      query
        .select()
        .from(payInvoices)
        .where(
          and(
            eq(payInvoices.merchantId, merchantId),
            orderId === undefined ? undefined : eq(payInvoices.orderId, orderId),
            last &&
              or(
                lt(payInvoices.createdAt, last.createdAt),
                and(eq(payInvoices.createdAt, last.createdAt), lt(payInvoices.id, last.id)),
              ),
          ),
        )
        .orderBy(desc(payInvoices.createdAt), desc(payInvoices.id))
        .limit(limit),
    )
    return this.#complete(rows)
  }

  async #complete(invoices: readonly PayInvoiceRow[]): Promise<readonly InvoiceRows[]> {
    if (invoices.length === 0) return []
    const ids = invoices.map(({ id }) => id)
    const [rails, payments] = await payQuery(this.#database, async query => [
      await query.select().from(payRails).where(inArray(payRails.invoiceId, ids)).orderBy(payRails.position),
      await query
        .select()
        .from(payPayments)
        .where(inArray(payPayments.invoiceId, ids))
        .orderBy(payPayments.createdAt, payPayments.paidAt, payPayments.blockNumber, payPayments.id),
    ])
    return invoices.map(invoice => ({
      invoice,
      rails: rails.filter(({ invoiceId }) => invoiceId === invoice.id),
      payments: payments.filter(({ invoiceId }) => invoiceId === invoice.id),
    }))
  }
}

export interface InvoiceListQuery {
  /** Id of the invoice before the first one. */
  readonly after?: string | undefined
  readonly limit: number
  readonly orderId?: string | undefined
}
