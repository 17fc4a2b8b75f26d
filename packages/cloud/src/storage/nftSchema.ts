import type { NftAttribute } from '@openappkit/contract'
import { bigint, index, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Table } from './Table'

export interface NftScanRow {
  readonly chainId: string
  readonly account: string
  /** Lowest block of the searched range. */
  readonly lowest: number
  /** Highest block of the searched range. */
  readonly highest: number
  readonly searchedAt: Date
}

/** Block range that was searched for NFTs that an account received. */
export const nftScans: Table<'nft_scans', NftScanRow, 'searchedAt'> = pgTable(
  'nft_scans',
  {
    chainId: text('chain_id').notNull(),
    account: text('account').notNull(),
    lowest: bigint('lowest', { mode: 'number' }).notNull(),
    highest: bigint('highest', { mode: 'number' }).notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'nft_scans_account', columns: [table.chainId, table.account] }),
    index('nft_scans_searched').on(table.searchedAt),
  ],
)

export interface ReceivedNftRow {
  readonly chainId: string
  readonly account: string
  readonly contract: string
  readonly tokenId: string
  readonly standard: 'erc721' | 'erc1155'
}

/** NFTs that an account ever received. It may no longer own them. */
export const receivedNfts: Table<'received_nfts', ReceivedNftRow> = pgTable(
  'received_nfts',
  {
    chainId: text('chain_id').notNull(),
    account: text('account').notNull(),
    contract: text('contract').notNull(),
    tokenId: numeric('token_id', { precision: 78, scale: 0 }).notNull(),
    standard: text('standard').$type<'erc721' | 'erc1155'>().notNull(),
  },
  table => [
    primaryKey({
      name: 'received_nfts_item',
      columns: [table.chainId, table.account, table.contract, table.tokenId, table.standard],
    }),
  ],
)

export interface NftMetadataRow {
  readonly chainId: string
  readonly contract: string
  readonly tokenId: string
  /** Null if the metadata couldn't be fetched. */
  readonly document: NftDocument | null
  readonly fetchedAt: Date
}

/** NFT metadata. Its texts are bounded and safe to display. */
export interface NftDocument {
  readonly name: string | null
  readonly description: string | null
  /** URL as its creator wrote it, with any scheme. Apps never load it directly. */
  readonly image: string | null
  readonly attributes: readonly NftAttribute[]
}

/** Most recently fetched metadata. */
export const nftMetadata: Table<'nft_metadata', NftMetadataRow> = pgTable(
  'nft_metadata',
  {
    chainId: text('chain_id').notNull(),
    contract: text('contract').notNull(),
    tokenId: numeric('token_id', { precision: 78, scale: 0 }).notNull(),
    document: jsonb('document').$type<NftDocument>(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ name: 'nft_metadata_item', columns: [table.chainId, table.contract, table.tokenId] }),
    index('nft_metadata_fetched').on(table.fetchedAt),
    index('nft_metadata_oldest').on(table.chainId, table.contract, table.fetchedAt),
  ],
)

export interface NftCollectionRow {
  readonly chainId: string
  readonly contract: string
  readonly name: string | null
  readonly symbol: string | null
  readonly askedAt: Date
}

/** Names and symbols that NFT contracts report. */
export const nftCollections: Table<'nft_collections', NftCollectionRow> = pgTable(
  'nft_collections',
  {
    chainId: text('chain_id').notNull(),
    contract: text('contract').notNull(),
    name: text('name'),
    symbol: text('symbol'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ name: 'nft_collections_contract', columns: [table.chainId, table.contract] })],
)
