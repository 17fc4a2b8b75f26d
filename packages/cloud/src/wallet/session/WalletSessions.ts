import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { EmbeddedSession } from '@openappkit/contract/embedded'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { type WalletSessionRow, walletDevices, walletSessions } from '../../storage/walletSchema'

const MINUTE = 60_000
/** Milliseconds for which an access token works. */
const TOKEN_LIFETIME: number = 15 * MINUTE
/** Milliseconds after the last renewal for which a login lasts. */
const LOGIN_LIFETIME = 30 * 24 * 60 * MINUTE
/** Milliseconds after a login in which passkey and password paths can be opened. */
const FRESH = 10 * MINUTE
/** Logins per user. The oldest ones end. */
const LOGINS = 50
/** Bytes of the login's id, and its characters in base64url, which both tokens begin with. */
const ID_BYTES = 15
const ID = 20
const TOKEN_BYTES = 32

/**
 * Creates, finds and renews sessions. Tokens are opaque, and the database has only their hashes. A session belongs to
 * the key of one device.
 */
export class WalletSessions {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Creates a session. Ends the others of this user on this device, and the oldest beyond the maximum. */
  async begin(login: Pick<WalletSessionRow, 'userId' | 'thumbprint' | 'origin'>): Promise<EmbeddedSession> {
    const now = this.#now()
    const id = randomBytes(ID_BYTES).toString('base64url')
    const tokens = createTokens(id)
    const row: WalletSessionRow = {
      ...login,
      id,
      ...hashesOf(tokens),
      freshUntil: new Date(now + FRESH),
      createdAt: new Date(now),
      ...this.#lifetimes(now),
    }
    await this.#database.sql.transaction(async database => {
      await database
        .delete(walletSessions)
        .where(and(eq(walletSessions.userId, login.userId), eq(walletSessions.thumbprint, login.thumbprint)))
      await database.insert(walletSessions).values(row)
      await database.execute(sql`
        delete from ${walletSessions} where ${walletSessions.id} in (
          select ${walletSessions.id} from ${walletSessions} where ${walletSessions.userId} = ${login.userId}
          order by ${walletSessions.createdAt} desc offset ${LOGINS})`)
    })
    return sessionOf(row, tokens)
  }

  /** Returns the session of an access token, if this device owns it and it hasn't expired. */
  async find(token: string, thumbprint: string): Promise<WalletSessionRow | undefined> {
    const row = await this.#read(token)
    if (!row || row.thumbprint !== thumbprint || row.tokenExpiresAt.getTime() <= this.#now()) return undefined
    return isSame(row.tokenHash, hashOf(token)) ? row : undefined
  }

  /**
   * Replaces both tokens. A refresh token that was already used ends the login: either it or the newer one was stolen.
   * Undefined if the login has ended.
   */
  async renew(refresh: string, thumbprint: string): Promise<EmbeddedSession | undefined> {
    const now = this.#now()
    return this.#database.sql.transaction(async database => {
      const isAsked = eq(walletSessions.id, refresh.slice(0, ID))
      const [row] = await database.select().from(walletSessions).where(isAsked).for('update')
      if (!row || row.thumbprint !== thumbprint || row.expiresAt.getTime() <= now) return undefined
      if (!isSame(row.refreshHash, hashOf(refresh))) {
        await database.delete(walletSessions).where(isAsked)
        return undefined
      }
      const tokens = createTokens(row.id)
      const renewed = { ...row, ...hashesOf(tokens), ...this.#lifetimes(now) }
      await database.update(walletSessions).set(renewed).where(isAsked)
      await database
        .update(walletDevices)
        .set({ usedAt: new Date(now) })
        .where(and(eq(walletDevices.userId, row.userId), eq(walletDevices.thumbprint, thumbprint)))
      return sessionOf(renewed, tokens)
    })
  }

  async end(id: string): Promise<void> {
    await this.#database.sql.delete(walletSessions).where(eq(walletSessions.id, id))
  }

  /** Ends the sessions of devices. */
  async endDevices(userId: string, thumbprints: readonly string[]): Promise<void> {
    if (thumbprints.length === 0) return
    await this.#database.sql
      .delete(walletSessions)
      .where(and(eq(walletSessions.userId, userId), inArray(walletSessions.thumbprint, [...thumbprints])))
  }

  async forget(now: Date): Promise<void> {
    await this.#database.sql.delete(walletSessions).where(lt(walletSessions.expiresAt, now))
  }

  async #read(token: string): Promise<WalletSessionRow | undefined> {
    const [row] = await this.#database.sql
      .select()
      .from(walletSessions)
      .where(eq(walletSessions.id, token.slice(0, ID)))
    return row
  }

  #lifetimes(now: number): Pick<WalletSessionRow, 'tokenExpiresAt' | 'expiresAt'> {
    return { tokenExpiresAt: new Date(now + TOKEN_LIFETIME), expiresAt: new Date(now + LOGIN_LIFETIME) }
  }
}

interface Tokens {
  readonly token: string
  readonly refresh: string
}

/** Creates tokens of 32 bytes: the id of the login, and 17 random bytes. */
function createTokens(id: string): Tokens {
  const start = Buffer.from(id, 'base64url')
  const create = (): string => Buffer.concat([start, randomBytes(TOKEN_BYTES - ID_BYTES)]).toString('base64url')
  return { token: create(), refresh: create() }
}

function hashesOf({ refresh, token }: Tokens): Pick<WalletSessionRow, 'tokenHash' | 'refreshHash'> {
  return { tokenHash: hashOf(token), refreshHash: hashOf(refresh) }
}

function sessionOf({ freshUntil, tokenExpiresAt }: WalletSessionRow, tokens: Tokens): EmbeddedSession {
  return { ...tokens, expiresAt: tokenExpiresAt.getTime(), freshUntil: freshUntil.getTime() }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
