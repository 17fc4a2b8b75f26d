import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import {
  type NftCollectionRow,
  type NftDocument,
  type NftMetadataRow,
  nftCollections,
  nftMetadata,
} from '../storage/nftSchema'

/** Stores NFT metadata, shared by all nodes. */
export class NftMetadataStore {
  readonly #database: Database
  readonly #most: number

  /** @param most Maximum items to store per contract. Default: 5,000. */
  constructor(database: Database, most = 5000) {
    this.#database = database
    this.#most = most
  }

  async find(
    chainId: string,
    items: readonly { readonly contract: string; readonly tokenId: string }[],
  ): Promise<readonly NftMetadataRow[]> {
    if (items.length === 0) return []
    const conditions = items.map(({ contract, tokenId }) =>
      and(eq(nftMetadata.contract, contract), eq(nftMetadata.tokenId, tokenId)),
    )
    return this.#database.sql
      .select()
      .from(nftMetadata)
      .where(and(eq(nftMetadata.chainId, chainId), or(...conditions)))
  }

  /** Stores the result of a fetch. A failed fetch doesn't delete known metadata. */
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
    await this.#trim(row.chainId, row.contract)
  }

  /** Deletes the least recently fetched items above the limit, because a contract can have any number of items. */
  async #trim(chainId: string, contract: string): Promise<void> {
    const isOfContract = and(eq(nftMetadata.chainId, chainId), eq(nftMetadata.contract, contract))
    const beyond = this.#database.sql
      .select({ tokenId: nftMetadata.tokenId })
      .from(nftMetadata)
      .where(isOfContract)
      .orderBy(desc(nftMetadata.fetchedAt))
      .offset(this.#most)
      .limit(100)
    await this.#database.sql.delete(nftMetadata).where(and(isOfContract, inArray(nftMetadata.tokenId, beyond)))
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
