import type { InvoiceDelivery } from '@openappkit/contract'
import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../storage/Database'
import { type PayEventRow, payEvents } from '../../storage/paySchema'
import { payQuery } from '../store/payQuery'
import { retryPause } from './retrySchedule'

/** Milliseconds after which another node sends the webhooks of a node that stopped. */
const CLAIM = 60_000
/** Webhooks in a list of deliveries. */
const LIST = 1000

const earlier = alias(payEvents, 'earlier')

/** Stores the webhooks to deliver. */
export class WebhookStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Reserves webhooks to send now. An invoice's next webhook waits for the one before it, so that a failing endpoint
   * delays only this invoice.
   */
  async claim(merchantIds: readonly string[], limit: number, now: Date): Promise<readonly PayEventRow[]> {
    if (merchantIds.length === 0 || limit <= 0) return []
    return payQuery(this.#database, query =>
      query.transaction(async transaction => {
        const rows = await transaction
          .select()
          .from(payEvents)
          .where(
            and(
              eq(payEvents.status, 'pending'),
              lte(payEvents.nextAttemptAt, now),
              inArray(payEvents.merchantId, [...merchantIds]),
              notExists(
                transaction
                  .select({ one: sql`1` })
                  .from(earlier)
                  .where(
                    and(
                      eq(earlier.invoiceId, payEvents.invoiceId),
                      eq(earlier.status, 'pending'),
                      sql`${earlier.sequence} < ${payEvents.sequence}`,
                    ),
                  ),
              ),
            ),
          )
          .orderBy(asc(payEvents.nextAttemptAt))
          .limit(limit)
          .for('update', { skipLocked: true })
        if (rows.length === 0) return []
        return transaction
          .update(payEvents)
          .set({
            attempts: sql`${payEvents.attempts} + 1`,
            firstAttemptAt: sql`coalesce(${payEvents.firstAttemptAt}, ${now.toISOString()}::timestamptz)`,
            nextAttemptAt: new Date(now.getTime() + CLAIM),
          })
          .where(
            inArray(
              payEvents.id,
              rows.map(({ id }) => id),
            ),
          )
          .returning()
      }),
    )
  }

  /** Stores the result of an attempt. */
  async settle({ attempts, id }: PayEventRow, lastStatus: number | null, now: Date): Promise<void> {
    const isDelivered = lastStatus !== null && lastStatus >= 200 && lastStatus < 300
    const pause = retryPause(attempts)
    const status = isDelivered ? 'delivered' : pause === undefined ? 'failed' : 'pending'
    await payQuery(this.#database, query =>
      query
        .update(payEvents)
        .set({ status, lastStatus, nextAttemptAt: new Date(now.getTime() + (pause ?? 0)) })
        // The merchant may have asked to send it again during the attempt.
        .where(and(eq(payEvents.id, id), eq(payEvents.attempts, attempts))),
    )
  }

  async list(invoiceId: string): Promise<readonly InvoiceDelivery[]> {
    const rows = await payQuery(this.#database, query =>
      query
        .select()
        .from(payEvents)
        .where(eq(payEvents.invoiceId, invoiceId))
        .orderBy(asc(payEvents.sequence))
        .limit(LIST),
    )
    return rows.map(writeDelivery)
  }

  /** Sends a webhook of a merchant again, with its first id. Returns undefined for an unknown one. */
  async redeliver(id: string, merchantId: string, now: Date): Promise<InvoiceDelivery | undefined> {
    const [row] = await payQuery(this.#database, query =>
      query
        .update(payEvents)
        .set({ status: 'pending', attempts: 0, nextAttemptAt: now })
        .where(and(eq(payEvents.id, id), eq(payEvents.merchantId, merchantId)))
        .returning(),
    )
    return row && writeDelivery(row)
  }
}

function writeDelivery(row: PayEventRow): InvoiceDelivery {
  const { attempts, createdAt, id, lastStatus, nextAttemptAt, sequence, status, type } = row
  return {
    id,
    type,
    sequence,
    status,
    attempts,
    lastStatus,
    nextAttemptAt: status === 'pending' ? nextAttemptAt.getTime() : null,
    createdAt: createdAt.getTime(),
  }
}
