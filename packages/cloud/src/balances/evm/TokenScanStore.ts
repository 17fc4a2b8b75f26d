import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { EventFinds } from '../../chains/EventSearch'
import type { ScannedBlocks } from '../../chains/ScannedBlocks'
import type { Database } from '../../storage/Database'
import { receivedTokens, tokenScans } from '../../storage/tokenSchema'

/** A received token and the block of its transfer. */
export interface TokenArrival {
  readonly token: string
  readonly block: number
}

/** Maximum tokens per account. The newest take precedence. */
const MOST = 500
/** Rows per statement. Postgres allows 65,535 values in one statement. */
const TOGETHER = 1000

/** Stores received tokens and the scan progress of accounts. Any node can continue a scan. */
export class TokenScanStore implements EventFinds<TokenArrival> {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

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

  async add(chainId: string, account: string, scanned: ScannedBlocks, found: readonly TokenArrival[]): Promise<void> {
    const newest = new Map<string, number>()
    for (const { token, block } of found) newest.set(token, Math.max(block, newest.get(token) ?? 0))
    await this.#database.sql.transaction(async database => {
      const rows = [...newest].map(([token, block]) => ({ chainId, account, token, block }))
      for (let start = 0; start < rows.length; start += TOGETHER) {
        await database
          .insert(receivedTokens)
          .values(rows.slice(start, start + TOGETHER))
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

  async restart(chainId: string, account: string): Promise<void> {
    await this.#database.sql
      .delete(tokenScans)
      .where(and(eq(tokenScans.chainId, chainId), eq(tokenScans.account, account)))
  }

  /** Deletes the results of accounts that were last searched before the given time. */
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
