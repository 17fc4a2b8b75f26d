import { and, desc, eq, isNotNull, max } from 'drizzle-orm'
import type { ScannedBlocks } from '../../chains/ScannedBlocks'
import type { Database } from '../../storage/Database'
import { indexedChains, indexedTransfers } from '../../storage/historySchema'
import type { FollowedChains } from './TokenScanner'

/** Maximum tokens per account. The newest take precedence. */
const MOST = 500

/** Finds received tokens in the blocks that this server indexes for account histories. */
export class IndexedTokens implements FollowedChains {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async blocks(chainId: string): Promise<ScannedBlocks | undefined> {
    const [row] = await this.#database.sql.select().from(indexedChains).where(eq(indexedChains.chainId, chainId))
    const { firstBlock = null, nextBlock = null } = row ?? {}
    if (firstBlock === null || nextBlock === null || nextBlock <= firstBlock) return undefined
    return { lowest: firstBlock, highest: nextBlock - 1 }
  }

  async tokens(chainId: string, account: string): Promise<readonly string[]> {
    const { token, blockNumber, toAddress, kind } = indexedTransfers
    const rows = await this.#database.sql
      .select({ token })
      .from(indexedTransfers)
      .where(and(eq(indexedTransfers.chainId, chainId), eq(toAddress, account), eq(kind, 'erc20'), isNotNull(token)))
      .groupBy(token)
      .orderBy(desc(max(blockNumber)), token)
      .limit(MOST)
    return rows.flatMap(row => row.token ?? [])
  }
}
