import { and, asc, between, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '../storage/Database'
import { StorageError } from '../storage/StorageError'
import { type AccountRow, authAccounts, authSessions, type SessionRow, usedNonces } from '../storage/schema'
import { adoptAccount } from './adoptAccount'
import { deleteProfile } from './deleteProfile'

/** The credential that renews a session: its cookie, or its token if the browser doesn't store cookies. */
export type RenewedBy = 'cookie' | 'token'

/** A session and its account. */
export interface StoredSession {
  readonly session: SessionRow
  readonly account: AccountRow
}

export interface NewSession {
  readonly account: Pick<
    AccountRow,
    'projectId' | 'caipNetworkId' | 'address' | 'addressKey' | 'profileUuid' | 'connectionMethod'
  > & { readonly proof: 'key' | 'contract' }
  readonly session: Pick<SessionRow, 'origin' | 'domain' | 'uri' | 'nonce' | 'expiresAt'>
  /** Time until which the nonce must be stored. */
  readonly nonceExpiresAt: Date
}

/** Stores accounts, sessions and used nonces for all nodes. */
export class AuthStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async isUsed(nonce: string): Promise<boolean> {
    const rows = await this.#query(sql => sql.select().from(usedNonces).where(eq(usedNonces.nonce, nonce)))
    return rows.length > 0
  }

  /**
   * Consumes the nonce and creates a session in one transaction. Undefined if the nonce was already used on any node.
   */
  async begin({ account, session, nonceExpiresAt }: NewSession, now: Date): Promise<StoredSession | undefined> {
    return this.#query(database =>
      database.transaction(async sql => {
        const used = await sql
          .insert(usedNonces)
          .values({ nonce: session.nonce, expiresAt: nonceExpiresAt })
          .onConflictDoNothing()
          .returning()
        if (used.length === 0) return undefined
        const dates = { lastSignedInAt: now, updatedAt: now }
        const { connectionMethod, projectId } = account
        await adoptAccount(sql, account)
        const [known] = await sql
          .insert(authAccounts)
          .values({ ...account, metadata: {}, createdAt: now, ...dates })
          .onConflictDoUpdate({
            target: [authAccounts.projectId, authAccounts.caipNetworkId, authAccounts.addressKey, authAccounts.proof],
            set: { ...dates, ...(connectionMethod && { connectionMethod }) },
          })
          .returning()
        if (!known) return undefined
        const begun = { ...session, projectId, accountUuid: known.uuid, createdAt: now, renewedAt: now }
        const [row] = await sql.insert(authSessions).values(begun).returning()
        await endOldest(sql, known.uuid)
        return row && { session: row, account: known }
      }),
    )
  }

  /** Returns an active session. Undefined if the session doesn't exist or has ended. */
  async find(id: string, now: Date): Promise<StoredSession | undefined> {
    const [row] = await this.#query(sql =>
      sql
        .select({ session: authSessions, account: authAccounts })
        .from(authSessions)
        .innerJoin(authAccounts, eq(authAccounts.uuid, authSessions.accountUuid))
        .where(and(eq(authSessions.id, id), isNull(authSessions.revokedAt), gt(authSessions.expiresAt, now))),
    )
    return row
  }

  /**
   * Records that the app received the cookie or token of `generation`. Does nothing if the app already received a later
   * one, or if the other kind of credential renews the session. The row stores a positive generation for cookies and a
   * negative one for tokens.
   */
  async confirm(id: string, by: RenewedBy, generation: number, now: Date): Promise<void> {
    const [count, isBehind] =
      by === 'cookie'
        ? [generation, between(authSessions.generation, 0, generation - 1)]
        : [-generation, between(authSessions.generation, 1 - generation, 0)]
    await this.#query(sql =>
      sql
        .update(authSessions)
        .set({ generation: count, renewedAt: now })
        .where(and(eq(authSessions.id, id), isBehind)),
    )
  }

  async revoke(id: string, now: Date): Promise<void> {
    await this.#query(sql =>
      sql
        .update(authSessions)
        .set({ revokedAt: now })
        .where(and(eq(authSessions.id, id), isNull(authSessions.revokedAt))),
    )
  }

  async setMetadata(uuid: string, metadata: Readonly<Record<string, unknown>>, now: Date): Promise<void> {
    await this.#query(sql =>
      sql.update(authAccounts).set({ metadata, updatedAt: now }).where(eq(authAccounts.uuid, uuid)),
    )
  }

  /** Returns the UUID of the profile's first account. Undefined if the profile has no accounts. */
  async mainAccount(profileUuid: string): Promise<string | undefined> {
    const [first] = await this.#query(sql =>
      sql
        .select({ uuid: authAccounts.uuid })
        .from(authAccounts)
        .where(eq(authAccounts.profileUuid, profileUuid))
        .orderBy(asc(authAccounts.createdAt), asc(authAccounts.uuid))
        .limit(1),
    )
    return first?.uuid
  }

  /** Deletes all data of an account's profile. */
  async delete(account: AccountRow): Promise<void> {
    await this.#query(() => deleteProfile(this.#database, account))
  }

  /** Deletes sessions and nonces that expired before `now`. */
  async forget(now: Date): Promise<void> {
    await this.#query(sql => sql.delete(usedNonces).where(lt(usedNonces.expiresAt, now)))
    await this.#query(sql => sql.delete(authSessions).where(lt(authSessions.expiresAt, now)))
  }

  /** Runs a query. Replaces the query library's errors, because they contain the query's values, including nonces. */
  async #query<T>(query: (sql: NodePgDatabase) => PromiseLike<T>): Promise<T> {
    try {
      return await query(this.#database.sql)
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      throw new StorageError("The database didn't answer a sign-in query", { cause })
    }
  }
}

/** Maximum number of sessions per account. A new session ends the oldest one. */
const MOST_SESSIONS = 50

async function endOldest(sql: Pick<NodePgDatabase, 'delete' | 'select'>, accountUuid: string): Promise<void> {
  const beyond = sql
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(eq(authSessions.accountUuid, accountUuid))
    .orderBy(desc(authSessions.createdAt))
    .offset(MOST_SESSIONS)
  await sql.delete(authSessions).where(inArray(authSessions.id, beyond))
}
