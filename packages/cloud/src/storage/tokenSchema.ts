import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Table } from './Table'

export interface TokenRow {
  /** CAIP-2. */
  readonly chainId: string
  readonly address: string
  readonly name: string
  readonly symbol: string
  /** Null: it is no token. */
  readonly decimals: number | null
  readonly askedAt: Date
}

/** Token data from the chains, for tokens that no list contains. */
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
  /** Every block from here ... */
  readonly lowest: number
  /** ... to here was searched. */
  readonly highest: number
  readonly searchedAt: Date
}

/** Which blocks were searched for the tokens that an account received. */
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
  /** The newest block known to have brought some. */
  readonly block: number
}

/** Tokens that an account received at some time; whether it still has any is for the chain to say. */
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
