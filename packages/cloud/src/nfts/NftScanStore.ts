import { and, count, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { EventFinds } from '../chains/EventSearch'
import type { ScannedBlocks } from '../chains/ScannedBlocks'
import type { Database } from '../storage/Database'
import { nftScans, receivedNfts } from '../storage/nftSchema'
import type { NftItem } from './NftItem'

/** Maximum stored NFTs per account and chain, because anyone can send more. */
const MOST = 10_000

/** Stores received NFTs and the scan progress of accounts. Any node can continue a scan. */
export class NftScanStore implements EventFinds<NftItem> {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async position(chainId: string, account: string): Promise<ScannedBlocks | undefined> {
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

  async add(
    chainId: string,
    account: string,
    { lowest, highest }: ScannedBlocks,
    found: readonly NftItem[],
  ): Promise<void> {
    await this.#database.sql.transaction(async database => {
      if (found.length > 0) {
        const room = await roomFor(database, chainId, account)
        const rows = found
          .slice(0, room)
          .map(({ contract, tokenId, standard }) => ({ chainId, account, contract, tokenId, standard }))
        for (let start = 0; start < rows.length; start += 1000) {
          await database
            .insert(receivedNfts)
            .values(rows.slice(start, start + 1000))
            .onConflictDoNothing()
        }
      }
      await database
        .insert(nftScans)
        .values({ chainId, account, lowest, highest })
        .onConflictDoUpdate({
          target: [nftScans.chainId, nftScans.account],
          set: {
            lowest: sql`least(${nftScans.lowest}, excluded.lowest)`,
            highest: sql`greatest(${nftScans.highest}, excluded.highest)`,
            searchedAt: sql`now()`,
          },
          setWhere: sql`excluded.lowest <= ${nftScans.highest} + 1 and excluded.highest >= ${nftScans.lowest} - 1`,
        })
    })
  }

  async restart(chainId: string, account: string): Promise<void> {
    await this.#database.sql.delete(nftScans).where(and(eq(nftScans.chainId, chainId), eq(nftScans.account, account)))
  }
}

async function roomFor(database: Pick<NodePgDatabase, 'select'>, chainId: string, account: string): Promise<number> {
  const [row] = await database
    .select({ kept: count() })
    .from(receivedNfts)
    .where(and(eq(receivedNfts.chainId, chainId), eq(receivedNfts.account, account)))
  return Math.max(0, MOST - (row?.kept ?? 0))
}
