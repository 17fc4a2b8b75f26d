import { createHash } from 'node:crypto'
import type { EmbeddedAuditEntry } from '@openappkit/contract/embedded'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { type WalletAuditRow, walletAudit, walletUsers } from '../../storage/walletSchema'
import type { WalletSql } from '../WalletSql'

/** Entries that a user can read. */
export const SHOWN = 100

/**
 * Records the events of wallets. Entries are only added. Each one has a hash over itself and the hash before it, so a
 * changed or missing entry shows.
 */
export class AuditLog {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Adds an entry, in a transaction of its own or in `sql`. */
  async add(
    entry: Pick<WalletAuditRow, 'userId' | 'event' | 'deviceLabel' | 'origin'>,
    sql?: WalletSql,
  ): Promise<void> {
    if (!sql) return this.#database.sql.transaction(transaction => this.add(entry, transaction))
    // Entries of one user follow one another.
    await sql.select({ id: walletUsers.id }).from(walletUsers).where(eq(walletUsers.id, entry.userId)).for('update')
    const [last] = await sql
      .select()
      .from(walletAudit)
      .where(eq(walletAudit.userId, entry.userId))
      .orderBy(desc(walletAudit.sequence))
      .limit(1)
    const row = { ...entry, sequence: (last?.sequence ?? 0) + 1, at: new Date(this.#now()) }
    await sql.insert(walletAudit).values({ ...row, hash: auditHash(last?.hash ?? '', row) })
  }

  /** Returns the latest entries, newest first. */
  async read(userId: string): Promise<readonly EmbeddedAuditEntry[]> {
    const rows = await this.#database.sql
      .select()
      .from(walletAudit)
      .where(eq(walletAudit.userId, userId))
      .orderBy(desc(walletAudit.sequence))
      .limit(SHOWN)
    return rows.map(({ at, deviceLabel, event, origin }) => ({ at: at.getTime(), event, deviceLabel, origin }))
  }
}

/** Returns the hash of an entry that follows one with the hash `previous`. */
export function auditHash(previous: string, row: Omit<WalletAuditRow, 'hash'>): string {
  const { at, deviceLabel, event, origin, sequence, userId } = row
  const fields = [previous, userId, sequence, at.getTime(), event, deviceLabel, origin]
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}
