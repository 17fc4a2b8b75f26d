import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import { indexedChains, indexedTransfers } from '../storage/historySchema'
import type { NftArrivals } from './NftArrivals'
import type { NftItem } from './NftItem'

/** Finds received NFTs in this server's index. */
export class IndexedArrivals implements NftArrivals {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Returns whether the index starts at the chain's first block. The indexer runs independently, so there is nothing to
   * search.
   */
  async search(chainId: string): Promise<boolean> {
    const [row] = await this.#database.sql.select().from(indexedChains).where(eq(indexedChains.chainId, chainId))
    return row?.firstBlock !== null && row?.firstBlock !== undefined && row.firstBlock <= 1
  }

  async after(chainId: string, account: string, item: NftItem | undefined, limit: number): Promise<readonly NftItem[]> {
    const { token, tokenId, kind } = indexedTransfers
    const rows = await this.#database.sql
      .selectDistinct({ contract: token, tokenId, standard: kind })
      .from(indexedTransfers)
      .where(
        and(
          eq(indexedTransfers.chainId, chainId),
          eq(indexedTransfers.toAddress, account),
          inArray(kind, ['erc721', 'erc1155']),
          isNotNull(token),
          isNotNull(tokenId),
          item && sql`(${token}, ${tokenId}, ${kind}) > (${item.contract}, ${item.tokenId}, ${item.standard})`,
        ),
      )
      .orderBy(token, tokenId, kind)
      .limit(limit)
    return rows.flatMap(row => {
      const { contract, standard } = row
      if (contract === null || row.tokenId === null || (standard !== 'erc721' && standard !== 'erc1155')) return []
      return [{ contract, tokenId: row.tokenId, standard }]
    })
  }
}
