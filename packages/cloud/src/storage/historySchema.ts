import { bigint, boolean, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Table } from './Table'

export interface IndexedChainRow {
  /** CAIP-2. */
  readonly chainId: string
  /** First block that was read. Null if none was read. */
  readonly firstBlock: number | null
  /** Next block to read. Null if none was read. */
  readonly nextBlock: number | null
  /** Hash of the block before `nextBlock`. Null if none was read. */
  readonly lastHash: string | null
  /** Id of the node that reads the chain. Null if none does. */
  readonly holder: string | null
  /** Time after which another node may take over. */
  readonly heldUntil: Date | null
}

/** Progress of each indexed chain, and the node that reads the chain. */
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

/** Most recent blocks, as many as a reorganization may replace. */
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
  /** Null if the transaction deploys a contract. */
  readonly toAddress: string | null
  /** Contract that the transaction deployed. Null if it deployed none. */
  readonly contractAddress: string | null
  /** First four bytes of the call data. Empty if there are none. */
  readonly selector: string
  readonly nonce: number
  readonly isSuccess: boolean
  /** Native value in wei. */
  readonly value: string
  /** Wei. */
  readonly fee: string
  readonly minedAt: Date
}

/** Transactions of the indexed chains. Addresses and hashes are in lower case. */
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
  /** -1 for the native value of the transaction. */
  readonly logIndex: number
  /** Position within a log that contains several transfers. */
  readonly position: number
  readonly kind: TransferKind
  /** Null for the native asset. */
  readonly token: string | null
  readonly tokenId: string | null
  readonly fromAddress: string
  readonly toAddress: string
  /** Base units. */
  readonly amount: string
}

/** Indexed transfers: native value of successful transactions, and ERC-20, ERC-721 and ERC-1155 transfers in logs. */
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

/** Accounts whose history includes a transaction: its sender, its recipient, and the parties of its transfers. */
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
