import { randomUUID } from 'node:crypto'
import type { InvoiceEvent } from '@openappkit/contract'
import { eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import {
  type PayInvoiceRow,
  type PayPaymentRow,
  type PayRailRow,
  payChains,
  payEvents,
  payInvoices,
  payPayments,
  payRails,
} from '../../storage/paySchema'
import { type DerivedInvoice, deriveInvoice } from '../invoice/deriveInvoice'
import { type PayQuery, payQuery } from './payQuery'

/** Milliseconds after a start in which no deadline passes, so that payments from a downtime are found first. */
const START_PAUSE = 120_000
/** Milliseconds until a deadline passes on a chain that can't be read. */
const BLIND = 24 * 3_600_000
/** Milliseconds between two checks of an invoice whose deadline has come, but not passed. */
const RECHECK = 5000
/** Invoices per pass. */
const PASS = 100

export interface InvoiceRefresherOptions {
  readonly now: () => number
  /** Milliseconds after the start in which no deadline passes. Default: 120,000. */
  readonly startPause?: number | undefined
}

/**
 * Derives invoices again from their payments, and adds an event to the outbox for each change, in one transaction. A
 * node that is killed midway changes nothing.
 */
export class InvoiceRefresher {
  readonly #database: Database
  readonly #now: () => number
  readonly #deadlinesFrom: number

  constructor(database: Database, { now, startPause = START_PAUSE }: InvoiceRefresherOptions) {
    this.#database = database
    this.#now = now
    this.#deadlinesFrom = now() + startPause
  }

  /** Refreshes the invoices that have new payments or a deadline. Skips those that another node refreshes. */
  async sweep(): Promise<void> {
    for (let count = 0; count < PASS; count++) {
      const now = new Date(this.#now())
      const isDone = await payQuery(this.#database, query =>
        query.transaction(async transaction => {
          const [invoice] = await transaction
            .select()
            .from(payInvoices)
            .where(lte(payInvoices.nextCheckAt, now))
            .orderBy(payInvoices.nextCheckAt)
            .limit(1)
            .for('update', { skipLocked: true })
          if (!invoice) return true
          await this.#refresh(transaction, invoice, now)
          return false
        }),
      )
      if (isDone) return
    }
  }

  /** Sets the status of an invoice by the merchant's decision. */
  async mark(id: string, mark: 'settled' | 'invalid'): Promise<void> {
    const now = new Date(this.#now())
    await payQuery(this.#database, query =>
      query.transaction(async transaction => {
        const [invoice] = await transaction.select().from(payInvoices).where(eq(payInvoices.id, id)).for('update')
        if (!invoice) return
        await transaction.update(payInvoices).set({ mark }).where(eq(payInvoices.id, id))
        await this.#refresh(transaction, { ...invoice, mark }, now)
      }),
    )
  }

  async #refresh(query: PayQuery, invoice: PayInvoiceRow, now: Date): Promise<void> {
    const rails = await query.select().from(payRails).where(eq(payRails.invoiceId, invoice.id))
    const payments = await query.select().from(payPayments).where(eq(payPayments.invoiceId, invoice.id))
    const derived = deriveRow(invoice, rails, payments, await this.#passed(query, invoice, rails, now))
    for (const { id, role } of payments) {
      const next = derived.roles.get(id)
      if (next && next !== role) await query.update(payPayments).set({ role: next }).where(eq(payPayments.id, id))
    }
    const { exceptions, isFinallyCovered, status } = derived
    const fingerprint = fingerprintOf(derived)
    const isChanged = fingerprint !== invoice.fingerprint
    const sequence = invoice.sequence + (isChanged ? 1 : 0)
    await query
      .update(payInvoices)
      .set({
        status,
        exceptions,
        sequence,
        fingerprint,
        isCurrent: invoice.isCurrent && (status === 'open' || status === 'processing'),
        settledAt: invoice.settledAt ?? (isFinallyCovered ? now : null),
        nextCheckAt: nextCheckOf(invoice, status, now),
        ...(isChanged && { updatedAt: now }),
      })
      .where(eq(payInvoices.id, invoice.id))
    if (!isChanged) return
    await addEvent(query, { ...invoice, status, exceptions, sequence }, status !== invoice.status, now)
    // Someone follows this invoice, even if it closed long ago.
    await query.update(payRails).set({ nextReadAt: now }).where(eq(payRails.invoiceId, invoice.id))
  }

  /** Returns the time up to which every rail has been read. */
  async #passed(query: PayQuery, invoice: PayInvoiceRow, rails: readonly PayRailRow[], now: Date): Promise<number> {
    const chainIds = [...new Set(rails.map(({ chainId }) => chainId))]
    const chains = await query.select().from(payChains).where(inArray(payChains.chainId, chainIds))
    const reads = rails.map(({ chainId, readAt }) =>
      chainId.startsWith('eip155:') ? chains.find(chain => chain.chainId === chainId)?.readAt : readAt,
    )
    const read = Math.min(...reads.map(time => time?.getTime() ?? 0))
    const isStarting = now.getTime() < this.#deadlinesFrom
    const passed = isStarting ? 0 : Math.max(read, now.getTime() - BLIND)
    // A deadline that passed stays passed.
    const before =
      invoice.status === 'expired'
        ? invoice.expiresAt.getTime()
        : invoice.status === 'invalid'
          ? invoice.monitorUntil.getTime()
          : 0
    return Math.max(passed, before)
  }
}

/** Derives an invoice from its rows. */
export function deriveRow(
  invoice: PayInvoiceRow,
  rails: readonly PayRailRow[],
  payments: readonly PayPaymentRow[],
  passed: number,
): DerivedInvoice {
  return deriveInvoice(
    {
      rails: rails.map(({ position, price }) => ({ position, price: BigInt(price) })),
      expiresAt: invoice.expiresAt.getTime(),
      monitorUntil: invoice.monitorUntil.getTime(),
      toleranceBps: invoice.toleranceBps,
      mark: invoice.mark,
      wasSettled: invoice.settledAt !== null,
    },
    payments.map(({ amount, blockNumber, createdAt, id, paidAt, rail, status }) => ({
      id,
      rail,
      amount: BigInt(amount),
      status,
      paidAt: paidAt.getTime(),
      seenAt: createdAt.getTime(),
      block: blockNumber === null ? null : BigInt(blockNumber),
    })),
    passed,
  )
}

/** Returns the text that changes with each event. Confirmations aren't in it. */
function fingerprintOf({ exceptions, received, status }: DerivedInvoice): string {
  return [status, exceptions.join(','), [...received].map(entry => entry.join(':')).join(',')].join('|')
}

function nextCheckOf({ expiresAt, monitorUntil }: PayInvoiceRow, status: string, now: Date): Date | null {
  const deadline = status === 'open' ? expiresAt : status === 'processing' ? monitorUntil : null
  if (!deadline || deadline > now) return deadline
  return new Date(now.getTime() + RECHECK)
}

async function addEvent(query: PayQuery, invoice: PayInvoiceRow, isMoved: boolean, now: Date): Promise<void> {
  const { amount, currency, exceptions, id: invoiceId, merchantId, orderId, sequence, status } = invoice
  const event: InvoiceEvent = {
    type: isMoved ? `invoice.${status}` : 'invoice.updated',
    timestamp: now.toISOString(),
    data: { invoiceId, orderId, status, exceptions, amount: { minor: amount, currency }, sequence },
  }
  await query.insert(payEvents).values({
    id: `msg_${randomUUID()}`,
    invoiceId,
    merchantId,
    sequence,
    type: event.type,
    body: JSON.stringify(event),
    status: 'pending',
    lastStatus: null,
    firstAttemptAt: null,
    nextAttemptAt: now,
    createdAt: now,
  })
}
