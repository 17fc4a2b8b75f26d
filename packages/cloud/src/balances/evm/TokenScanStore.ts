import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { receivedTokens, tokenScans } from '../../storage/tokenSchema'
import type { ScannedBlocks } from './ScannedBlocks'

/** A token that a block brought. */
export interface TokenArrival {
  readonly token: string
  readonly block: number
}

/** Tokens of one account that are looked at. Whoever is sent more gets the newest. */
const MOST = 500

/** Which tokens accounts received, and how far that was searched for: a search goes on where any node of this server left it. */
export class TokenScanStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Undefined for an account that was never searched for. */
  async position(chainId: string, account: string): Promise<ScannedBlocks | undefined> {
    const [row] = await this.#database.sql
      .select()
      .from(tokenScans)
      .where(and(eq(tokenScans.chainId, chainId), eq(tokenScans.account, account)))
    return row
  }

  async tokens(chainId: string, account: string): Promise<readonly string[]> {
    const rows = await this.#database.sql
      .select({ token: receivedTokens.token })
      .from(receivedTokens)
      .where(and(eq(receivedTokens.chainId, chainId), eq(receivedTokens.account, account)))
      .orderBy(desc(receivedTokens.block), receivedTokens.token)
      .limit(MOST)
    return rows.map(({ token }) => token)
  }

  /** What was found and how far, both or neither. Searches that meet join what they did only where it touches. */
  async add(chainId: string, account: string, scanned: ScannedBlocks, found: readonly TokenArrival[]): Promise<void> {
    const newest = new Map<string, number>()
    for (const { token, block } of found) newest.set(token, Math.max(block, newest.get(token) ?? 0))
    await this.#database.sql.transaction(async database => {
      if (newest.size > 0) {
        await database
          .insert(receivedTokens)
          .values([...newest].map(([token, block]) => ({ chainId, account, token, block })))
          .onConflictDoUpdate({
            target: [receivedTokens.chainId, receivedTokens.account, receivedTokens.token],
            set: { block: sql`greatest(${receivedTokens.block}, excluded.block)` },
          })
      }
      await database
        .insert(tokenScans)
        .values({ chainId, account, ...scanned, searchedAt: sql`now()` })
        .onConflictDoUpdate({
          target: [tokenScans.chainId, tokenScans.account],
          set: {
            lowest: sql`least(${tokenScans.lowest}, excluded.lowest)`,
            highest: sql`greatest(${tokenScans.highest}, excluded.highest)`,
            searchedAt: sql`now()`,
          },
          setWhere: sql`excluded.lowest <= ${tokenScans.highest} + 1 and excluded.highest >= ${tokenScans.lowest} - 1`,
        })
    })
  }

  /** Forgets how far an account was searched for. What was found stays: whether it has any of it is for the chain to say. */
  async restart(chainId: string, account: string): Promise<void> {
    await this.#database.sql
      .delete(tokenScans)
      .where(and(eq(tokenScans.chainId, chainId), eq(tokenScans.account, account)))
  }

  /** Forgets accounts that nobody asked about since, with all that was found of them. */
  async forget(before: Date): Promise<void> {
    await this.#database.sql.transaction(async database => {
      const old = await database.delete(tokenScans).where(lt(tokenScans.searchedAt, before)).returning()
      for (const { chainId, account } of old) {
        await database
          .delete(receivedTokens)
          .where(and(eq(receivedTokens.chainId, chainId), eq(receivedTokens.account, account)))
      }
    })
  }
}
