import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import { type TokenRow, tokens } from '../storage/tokenSchema'

/** Stores the token metadata read from chains, shared by all nodes. */
export class TokenStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async find(chainId: string, addresses: readonly string[]): Promise<readonly TokenRow[]> {
    return this.#database.sql
      .select()
      .from(tokens)
      .where(and(eq(tokens.chainId, chainId), inArray(tokens.address, [...addresses])))
  }

  async save(rows: readonly TokenRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.#database.sql
      .insert(tokens)
      .values([...rows])
      .onConflictDoUpdate({
        target: [tokens.chainId, tokens.address],
        set: {
          name: sql`excluded.name`,
          symbol: sql`excluded.symbol`,
          decimals: sql`excluded.decimals`,
          askedAt: sql`excluded.asked_at`,
        },
      })
  }
}
