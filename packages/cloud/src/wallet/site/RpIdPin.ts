import { eq } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { signingKeys } from '../../storage/schema'

/** Row among the keys: like them, every node must use the same value. */
const ROW = 'wallet-rp-id'

/** Passkeys on loopback are for development, so they pin no domain. */
const LOCAL = 'localhost'

export interface ChosenRpId {
  readonly rpId: string
  /** Domain that the operator allows to replace. */
  readonly replaces?: string | undefined
}

/**
 * Remembers the domain of passkeys. Browsers derive a passkey's secret from it and offer the passkey nowhere else, so
 * another domain would lock users out.
 */
export class RpIdPin {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Pins the domain at the first start, and checks it at later ones.
   *
   * @throws Error if the database is pinned to another domain, unless the operator replaces exactly that one.
   */
  async check({ rpId, replaces }: ChosenRpId): Promise<void> {
    const pinned = await this.#read()
    if (pinned === rpId) return
    if (pinned === undefined) {
      if (rpId !== LOCAL) await this.#write(rpId)
      // Another node may have pinned its domain in the meantime.
      const written = await this.#read()
      if (written === undefined || written === rpId) return
      throw changed(written, rpId)
    }
    if (pinned !== replaces) throw changed(pinned, rpId)
    await this.#replace(pinned, rpId)
  }

  async #read(): Promise<string | undefined> {
    const [row] = await this.#database.sql.select().from(signingKeys).where(eq(signingKeys.name, ROW))
    const rpId: unknown = row?.privateKey['rpId']
    return typeof rpId === 'string' ? rpId : undefined
  }

  async #write(rpId: string): Promise<void> {
    await this.#database.sql.insert(signingKeys).values({ name: ROW, privateKey: { rpId } }).onConflictDoNothing()
  }

  async #replace(old: string, rpId: string): Promise<void> {
    await this.#database.sql.transaction(async sql => {
      const [row] = await sql.select().from(signingKeys).where(eq(signingKeys.name, ROW)).for('update')
      if (row?.privateKey['rpId'] !== old) return
      await sql.update(signingKeys).set({ privateKey: { rpId } }).where(eq(signingKeys.name, ROW))
    })
  }
}

function changed(pinned: string, rpId: string): Error {
  return new Error(
    `Passkeys of this database belong to ${pinned}, but WALLET_ORIGIN or WALLET_RP_ID now says ${rpId}. Users couldn't unlock their wallets with these passkeys on another domain. Restore the setting. To give up the passkeys of ${pinned}, set WALLET_RP_ID_REPLACES=${pinned}.`,
  )
}
