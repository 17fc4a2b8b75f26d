import type { OnrampDecline } from '@openappkit/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { type SandboxPaymentRow, sandboxPayments } from '../../storage/onrampSchema'

export type NewSandboxPayment = Omit<SandboxPaymentRow, 'failure' | 'status' | 'txHash' | 'updatedAt'>

/** Stores the sandbox's payments for all nodes. */
export class SandboxPaymentStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Adds a payment. Keeps an existing one that the user has started. */
  async add(payment: NewSandboxPayment, now: Date): Promise<void> {
    const { amount, expiresAt, total } = payment
    await this.#database.sql
      .insert(sandboxPayments)
      .values({ ...payment, status: 'open', updatedAt: now })
      .onConflictDoUpdate({
        target: sandboxPayments.id,
        set: { amount, total, expiresAt },
        setWhere: eq(sandboxPayments.status, 'open'),
      })
  }

  async find(id: string): Promise<SandboxPaymentRow | undefined> {
    const [row] = await this.#database.sql.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
    return row
  }

  /**
   * Moves a payment from one status to another. Returns the payment, or undefined if it has another status, or is
   * expired and still unpaid. So only one of two requests pays.
   */
  async move(
    id: string,
    from: SandboxPaymentRow['status'],
    to: SandboxPaymentRow['status'],
    now: Date,
    more: { readonly txHash?: string; readonly failure?: OnrampDecline } = {},
  ): Promise<SandboxPaymentRow | undefined> {
    const [row] = await this.#database.sql
      .update(sandboxPayments)
      .set({ status: to, updatedAt: now, ...more })
      .where(
        and(
          eq(sandboxPayments.id, id),
          eq(sandboxPayments.status, from),
          from === 'open' ? gt(sandboxPayments.expiresAt, now) : undefined,
        ),
      )
      .returning()
    return row
  }
}
