import { bigint, boolean, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Table } from './Table'

export interface IndexedChainRow {
  /** CAIP-2. */
  readonly chainId: string
  /** The first block that was read. Null: none yet. */
  readonly firstBlock: number | null
  /** The block to read next. */
  readonly nextBlock: number | null
  /** Hash of the block before that. Null: none was read. */
  readonly lastHash: string | null
  /** The node of this server that reads the chain. */
  readonly holder: string | null
  /** When another may take over. */
  readonly heldUntil: Date | null
}

/** How far each chain has been read, and by whom. */
export const indexedChains: Table<'indexed_chains', IndexedChainRow> = pgTable('indexed_chains', {
  chainId: text('chain_id').primaryKey(),
  firstBlock: bigint('first_block', { mode: 'number' }),
  nextBlock: bigint('next_block', { mode: 'number' }),
  lastHash: text('last_hash'),
  holder: text('holder'),
  heldUntil: timestamp('held_until', { withTimezone: true }),
})

export interface IndexedBlockRow {
  readonly chainId: string
  readonly number: number
  readonly hash: string
}

/** The newest blocks that were read, as many as a chain may take back. */
export const indexedBlocks: Table<'indexed_blocks', IndexedBlockRow> = pgTable(
  'indexed_blocks',
  {
    chainId: text('chain_id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  table => [primaryKey({ name: 'indexed_blocks_place', columns: [table.chainId, table.number] })],
)

export interface IndexedTransactionRow {
  readonly chainId: string
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly hash: string
  readonly fromAddress: string
  /** Null: it deploys a contract. */
  readonly toAddress: string | null
  /** The contract that it deployed. */
  readonly contractAddress: string | null
  /** First four bytes of the call. Empty: there is none. */
  readonly selector: string
  readonly nonce: number
  readonly isSuccess: boolean
  /** Wei, native value. */
  readonly value: string
  /** Wei. */
  readonly fee: string
  readonly minedAt: Date
}

/** Transactions of the chains that are read. Addresses and hashes are in lower case. */
export const indexedTransactions: Table<'indexed_transactions', IndexedTransactionRow> = pgTable(
  'indexed_transactions',
  {
    chainId: text('chain_id').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    transactionIndex: integer('transaction_index').notNull(),
    hash: text('hash').notNull(),
    fromAddress: text('from_address').notNull(),
    toAddress: text('to_address'),
    contractAddress: text('contract_address'),
    selector: text('selector').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    isSuccess: boolean('is_success').notNull(),
    value: numeric('value', { precision: 78, scale: 0 }).notNull(),
    fee: numeric('fee', { precision: 78, scale: 0 }).notNull(),
    minedAt: timestamp('mined_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({
      name: 'indexed_transactions_place',
      columns: [table.chainId, table.blockNumber, table.transactionIndex],
    }),
  ],
)

export type TransferKind = 'native' | 'erc20' | 'erc721' | 'erc1155'

export interface IndexedTransferRow {
  readonly chainId: string
  readonly blockNumber: number
  readonly transactionIndex: number
  /** -1: the value of the transaction itself. */
  readonly logIndex: number
  /** Position within a log that holds several transfers. */
  readonly position: number
  readonly kind: TransferKind
  /** Null: native. */
  readonly token: string | null
  readonly tokenId: string | null
  readonly fromAddress: string
  readonly toAddress: string
  /** Base units. */
  readonly amount: string
}

/** Indexed transfers: native value of successful transactions, and ERC-20, ERC-721 and ERC-1155 transfers from logs. */
export const indexedTransfers: Table<'indexed_transfers', IndexedTransferRow> = pgTable(
  'indexed_transfers',
  {
    chainId: text('chain_id').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    transactionIndex: integer('transaction_index').notNull(),
    logIndex: integer('log_index').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<TransferKind>().notNull(),
    token: text('token'),
    tokenId: numeric('token_id', { precision: 78, scale: 0 }),
    fromAddress: text('from_address').notNull(),
    toAddress: text('to_address').notNull(),
    amount: numeric('amount', { precision: 78, scale: 0 }).notNull(),
  },
  table => [
    primaryKey({
      name: 'indexed_transfers_place',
      columns: [table.chainId, table.blockNumber, table.transactionIndex, table.logIndex, table.position],
    }),
    index('indexed_transfers_to').on(table.chainId, table.toAddress, table.kind),
    index('indexed_transfers_from').on(table.chainId, table.fromAddress, table.kind),
  ],
)

export interface IndexedParticipantRow {
  readonly chainId: string
  readonly address: string
  readonly blockNumber: number
  readonly transactionIndex: number
}

/** Whose history a transaction belongs to: its sender, its recipient, and everybody whom one of its transfers names. */
export const indexedParticipants: Table<'indexed_participants', IndexedParticipantRow> = pgTable(
  'indexed_participants',
  {
    chainId: text('chain_id').notNull(),
    address: text('address').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    transactionIndex: integer('transaction_index').notNull(),
  },
  table => [
    primaryKey({
      name: 'indexed_participants_place',
      columns: [table.chainId, table.address, table.blockNumber, table.transactionIndex],
    }),
    index('indexed_participants_block').on(table.chainId, table.blockNumber),
  ],
)
