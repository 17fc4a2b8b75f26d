import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import { nftScans, receivedNfts } from '../storage/nftSchema'
import type { NftItem } from './NftItem'

/** Blocks, both ends among them. */
export interface BlockSpan {
  readonly lowest: number
  readonly highest: number
}

/** What accounts received, and how far that was searched for: a search goes on where any node of this server left it. */
export class NftScanStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Undefined for an account that was never searched for. */
  async position(chainId: string, account: string): Promise<BlockSpan | undefined> {
    const [row] = await this.#database.sql
      .select({ lowest: nftScans.lowest, highest: nftScans.highest })
      .from(nftScans)
      .where(and(eq(nftScans.chainId, chainId), eq(nftScans.account, account)))
    return row
  }

  async after(chainId: string, account: string, item: NftItem | undefined, limit: number): Promise<readonly NftItem[]> {
    const { contract, tokenId, standard } = receivedNfts
    return this.#database.sql
      .select({ contract, tokenId, standard })
      .from(receivedNfts)
      .where(
        and(
          eq(receivedNfts.chainId, chainId),
          eq(receivedNfts.account, account),
          item && sql`(${contract}, ${tokenId}, ${standard}) > (${item.contract}, ${item.tokenId}, ${item.standard})`,
        ),
      )
      .orderBy(contract, tokenId, standard)
      .limit(limit)
  }

  /** What was found and how far, both or neither. A span that doesn't touch what was searched keeps its finds alone. */
  async add(
    chainId: string,
    account: string,
    { lowest, highest }: BlockSpan,
    found: readonly NftItem[],
  ): Promise<void> {
    await this.#database.sql.transaction(async database => {
      if (found.length > 0) {
        const rows = found.map(({ contract, tokenId, standard }) => ({ chainId, account, contract, tokenId, standard }))
        for (let start = 0; start < rows.length; start += 1000) {
          await database
            .insert(receivedNfts)
            .values(rows.slice(start, start + 1000))
            .onConflictDoNothing()
        }
      }
      if (highest < lowest) return
      await database
        .insert(nftScans)
        .values({ chainId, account, lowest, highest })
        .onConflictDoUpdate({
          target: [nftScans.chainId, nftScans.account],
          set: {
            lowest: sql`least(${nftScans.lowest}, excluded.lowest)`,
            highest: sql`greatest(${nftScans.highest}, excluded.highest)`,
          },
          setWhere: sql`excluded.lowest <= ${nftScans.highest} + 1 and excluded.highest >= ${nftScans.lowest} - 1`,
        })
    })
  }
}
