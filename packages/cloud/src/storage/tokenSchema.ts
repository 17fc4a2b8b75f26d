import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Table } from './Table'

export interface TokenRow {
  /** CAIP-2. */
  readonly chainId: string
  readonly address: string
  readonly name: string
  readonly symbol: string
  /** Null if the address isn't a token. */
  readonly decimals: number | null
  readonly askedAt: Date
}

/** Token metadata read from the chains, for tokens that no list contains. */
export const tokens: Table<'tokens', TokenRow> = pgTable(
  'tokens',
  {
    chainId: text('chain_id').notNull(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    symbol: text('symbol').notNull(),
    decimals: integer('decimals'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.chainId, table.address] })],
)

export interface TokenScanRow {
  readonly chainId: string
  readonly account: string
  /** Lowest block of the searched range. */
  readonly lowest: number
  /** Highest block of the searched range. */
  readonly highest: number
  readonly searchedAt: Date
}

/** Block range that was searched for tokens that an account received. */
export const tokenScans: Table<'token_scans', TokenScanRow> = pgTable(
  'token_scans',
  {
    chainId: text('chain_id').notNull(),
    account: text('account').notNull(),
    lowest: bigint('lowest', { mode: 'number' }).notNull(),
    highest: bigint('highest', { mode: 'number' }).notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.chainId, table.account] }),
    index('token_scans_searched').on(table.searchedAt),
  ],
)

export interface ReceivedTokenRow {
  readonly chainId: string
  readonly account: string
  readonly token: string
  /** Most recent block in which the account is known to have received the token. */
  readonly block: number
}

/** Tokens that an account ever received. It may no longer own any. */
export const receivedTokens: Table<'received_tokens', ReceivedTokenRow> = pgTable(
  'received_tokens',
  {
    chainId: text('chain_id').notNull(),
    account: text('account').notNull(),
    token: text('token').notNull(),
    block: bigint('block', { mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.chainId, table.account, table.token] }),
    index('received_tokens_newest').on(table.chainId, table.account, table.block),
  ],
)
