import { lt } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { walletProofs } from '../../storage/walletSchema'

/** Remembers used proofs on all nodes, until they expire. */
export class ProofStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Resolves with false if the proof was already used. */
  async use(thumbprint: string, jti: string, expiresAt: Date): Promise<boolean> {
    const added = await this.#database.sql
      .insert(walletProofs)
      .values({ thumbprint, jti, expiresAt })
      .onConflictDoNothing()
      .returning({ jti: walletProofs.jti })
    return added.length > 0
  }

  async forget(now: Date): Promise<void> {
    await this.#database.sql.delete(walletProofs).where(lt(walletProofs.expiresAt, now))
  }
}
