import { randomBytes } from 'node:crypto'
import type { CustodyPolicy } from '@openappkit/contract/embedded'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { type WalletUserRow, walletIdentities, walletUsers } from '../../storage/walletSchema'
import { walletFailure } from '../failures'
import type { WalletSql } from '../WalletSql'

const isEmail = (email: string) => and(eq(walletIdentities.provider, 'email'), eq(walletIdentities.subject, email))

/** Users and the addresses with which they log in. Addresses are in lowercase. */
export class Users {
  readonly #database: Database
  readonly #custody: CustodyPolicy
  readonly #now: () => number

  constructor(database: Database, custody: CustodyPolicy, now: () => number) {
    this.#database = database
    this.#custody = custody
    this.#now = now
  }

  /** Returns the user of an address, whose mailbox this person can read. Creates the user at the first login. */
  async logIn(email: string): Promise<WalletUserRow> {
    const now = new Date(this.#now())
    return this.#database.sql.transaction(async database => {
      await lockEmail(database, email)
      const [known] = await database.select().from(walletIdentities).where(isEmail(email))
      if (known) {
        const [user] = await database
          .update(walletUsers)
          .set({ lastLoginAt: now })
          .where(eq(walletUsers.id, known.userId))
          .returning()
        if (user) return user
      }
      const id = `wu_${randomBytes(16).toString('base64url')}`
      const user = { id, custody: this.#custody, controlKey: null, epoch: 0, createdAt: now, lastLoginAt: now }
      await database.insert(walletUsers).values(user)
      await database
        .insert(walletIdentities)
        .values({ provider: 'email', subject: email, userId: id, email, isVerified: true, createdAt: now })
      return user
    })
  }

  async findByEmail(email: string): Promise<string | undefined> {
    const [known] = await this.#database.sql.select().from(walletIdentities).where(isEmail(email))
    return known?.userId
  }

  async emailOf(userId: string): Promise<string | undefined> {
    const [known] = await this.#database.sql.select().from(walletIdentities).where(eq(walletIdentities.userId, userId))
    return known?.email ?? undefined
  }

  /**
   * Gives a user another address.
   *
   * @throws HttpFailure `email_taken` if another user has it.
   */
  async changeEmail(userId: string, email: string): Promise<void> {
    await this.#database.sql.transaction(async database => {
      await lockEmail(database, email)
      const [taken] = await database.select().from(walletIdentities).where(isEmail(email))
      if (taken && taken.userId !== userId) throw walletFailure('email_taken')
      await database
        .update(walletIdentities)
        .set({ subject: email, email })
        .where(and(eq(walletIdentities.provider, 'email'), eq(walletIdentities.userId, userId)))
    })
  }
}

async function lockEmail(database: WalletSql, email: string): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet-email ${email}`}, 0))`)
}
