import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import {
  type NftCollectionRow,
  type NftDocument,
  type NftMetadataRow,
  nftCollections,
  nftMetadata,
} from '../storage/nftSchema'

/** What is known of collectibles, on all nodes of this server. */
export class NftMetadataStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async find(
    chainId: string,
    items: readonly { readonly contract: string; readonly tokenId: string }[],
  ): Promise<readonly NftMetadataRow[]> {
    if (items.length === 0) return []
    const places = items.map(({ contract, tokenId }) =>
      and(eq(nftMetadata.contract, contract), eq(nftMetadata.tokenId, tokenId)),
    )
    return this.#database.sql
      .select()
      .from(nftMetadata)
      .where(and(eq(nftMetadata.chainId, chainId), or(...places)))
  }

  /** What is known already isn't lost because it could not be had this time. */
  async save(row: NftMetadataRow): Promise<void> {
    await this.#database.sql
      .insert(nftMetadata)
      .values(row)
      .onConflictDoUpdate({
        target: [nftMetadata.chainId, nftMetadata.contract, nftMetadata.tokenId],
        set: {
          document: sql`coalesce(excluded.document, ${nftMetadata.document})`,
          fetchedAt: sql`excluded.fetched_at`,
        },
      })
  }

  async document(chainId: string, contract: string, tokenId: string): Promise<NftDocument | undefined> {
    const [row] = await this.find(chainId, [{ contract, tokenId }])
    return row?.document ?? undefined
  }

  async collections(chainId: string, contracts: readonly string[]): Promise<readonly NftCollectionRow[]> {
    return this.#database.sql
      .select()
      .from(nftCollections)
      .where(and(eq(nftCollections.chainId, chainId), inArray(nftCollections.contract, [...contracts])))
  }

  async saveCollections(rows: readonly NftCollectionRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.#database.sql
      .insert(nftCollections)
      .values([...rows])
      .onConflictDoUpdate({
        target: [nftCollections.chainId, nftCollections.contract],
        set: { name: sql`excluded.name`, symbol: sql`excluded.symbol`, askedAt: sql`excluded.asked_at` },
      })
  }
}
