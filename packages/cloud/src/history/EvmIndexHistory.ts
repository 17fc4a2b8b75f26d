import { and, desc, eq, lt, or } from 'drizzle-orm'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import type { Database } from '../storage/Database'
import {
  type IndexedTransactionRow,
  type IndexedTransferRow,
  indexedBlocks,
  indexedChains,
  indexedParticipants,
  indexedTransactions,
  indexedTransfers,
} from '../storage/historySchema'
import type { EvmPending } from './EvmPending'
import type { HistoryEntry, HistorySource } from './HistorySource'
import {
  cursorAfter,
  cursorAfterPending,
  type IndexCursor,
  isExchanged,
  readIndexCursor,
  writeIndexCursor,
} from './indexCursor'
import { indexedTransaction } from './indexedTransaction'
import { ShownHashes } from './ShownHashes'

type Reader = Pick<Database['sql'], 'select'>

interface IndexedRow extends IndexedTransactionRow {
  /** Null if the server no longer stores the block's hash. */
  readonly blockHash: string | null
}

/** Reads the history of an EVM chain that this server indexes. */
export class EvmIndexHistory implements HistorySource {
  readonly chainId: string
  readonly #database: Database
  readonly #pending: Pick<EvmPending, 'of'> | undefined

  constructor(database: Database, chainId: string, pending?: Pick<EvmPending, 'of'>) {
    this.#database = database
    this.chainId = chainId
    this.#pending = pending
  }

  /**
   * Returns the page after the position. If a reorganization replaced the position's block, older transactions may now
   * be above it. Pages then start with the newest transaction again and skip those already shown.
   */
  async page(address: string, position: string | undefined, limit: number): Promise<readonly HistoryEntry[]> {
    const start = position === undefined ? undefined : readIndexCursor(position)
    // Read pending transactions before blocks. A transaction mined between the two reads is in the blocks, and one that
    // isn't indexed yet is still pending.
    const pending = start === undefined ? ((await this.#pending?.of(address)) ?? []) : []
    // Reads in one database transaction, so no page mixes two branches of the chain.
    const mined = await this.#database.sql.transaction(
      async database => {
        const isGone = start !== undefined && (await this.#isGone(database, start))
        const shown = start?.shown ?? new ShownHashes()
        const rows = await this.#transactions(database, address, isGone ? undefined : start, { limit, shown })
        const transfers = await this.#transfers(database, address, rows)
        return rows.map(row => ({ row, transfers: transfers.get(keyOf(row)) ?? [] }))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    let cursor = start
    const waiting = pending.filter(({ hash }) => mined.every(({ row }) => row.hash !== hash))
    const first = waiting.map(transaction => {
      cursor = cursorAfterPending(cursor, transaction.hash)
      return { transaction, position: writeIndexCursor(cursor) }
    })
    const rest = mined.map(({ row, transfers }) => {
      cursor = cursorAfter(cursor, row)
      return { transaction: indexedTransaction(row, address, transfers), position: writeIndexCursor(cursor) }
    })
    return [...first, ...rest].slice(0, limit)
  }

  /**
   * Returns whether a reorganization replaced the cursor's block.
   *
   * @throws ChainUnavailable until the replacing blocks are indexed.
   */
  async #isGone(database: Reader, cursor: IndexCursor): Promise<boolean> {
    if (cursor.block === undefined) return false
    const [chain] = await database.select().from(indexedChains).where(eq(indexedChains.chainId, this.chainId))
    if (chain?.nextBlock !== null && chain?.nextBlock !== undefined && chain.nextBlock <= cursor.block) {
      throw new ChainUnavailable(this.chainId)
    }
    const isThere = and(eq(indexedBlocks.chainId, this.chainId), eq(indexedBlocks.number, cursor.block))
    const [block] = await database.select().from(indexedBlocks).where(isThere)
    return isExchanged(cursor, block?.hash)
  }

  async #transactions(
    database: Reader,
    address: string,
    cursor: IndexCursor | undefined,
    { limit, shown }: { readonly limit: number; readonly shown: ShownHashes },
  ): Promise<readonly IndexedRow[]> {
    const rows = await database
      .select({ transaction: indexedTransactions, blockHash: indexedBlocks.hash })
      .from(indexedParticipants)
      .innerJoin(
        indexedTransactions,
        and(
          eq(indexedTransactions.chainId, indexedParticipants.chainId),
          eq(indexedTransactions.blockNumber, indexedParticipants.blockNumber),
          eq(indexedTransactions.transactionIndex, indexedParticipants.transactionIndex),
        ),
      )
      .leftJoin(
        indexedBlocks,
        and(
          eq(indexedBlocks.chainId, indexedParticipants.chainId),
          eq(indexedBlocks.number, indexedParticipants.blockNumber),
        ),
      )
      .where(
        and(
          eq(indexedParticipants.chainId, this.chainId),
          eq(indexedParticipants.address, address),
          cursor?.block === undefined ? undefined : isBefore(cursor.block, cursor.index),
        ),
      )
      .orderBy(desc(indexedParticipants.blockNumber), desc(indexedParticipants.transactionIndex))
      .limit(limit + shown.size)
    const found = rows.map(({ blockHash, transaction }) => ({ ...transaction, blockHash }))
    return found.filter(({ hash }) => !shown.has(hash)).slice(0, limit)
  }

  /** Returns the address's transfers by their transaction's position. */
  async #transfers(
    database: Reader,
    address: string,
    transactions: readonly IndexedTransactionRow[],
  ): Promise<ReadonlyMap<string, readonly IndexedTransferRow[]>> {
    if (transactions.length === 0) return new Map()
    const conditions = transactions.map(({ blockNumber, transactionIndex }) =>
      and(eq(indexedTransfers.blockNumber, blockNumber), eq(indexedTransfers.transactionIndex, transactionIndex)),
    )
    const isOwn = or(eq(indexedTransfers.fromAddress, address), eq(indexedTransfers.toAddress, address))
    const rows = await database
      .select()
      .from(indexedTransfers)
      .where(and(eq(indexedTransfers.chainId, this.chainId), or(...conditions), isOwn))
      .orderBy(indexedTransfers.logIndex, indexedTransfers.position)
    const byPosition = new Map<string, IndexedTransferRow[]>()
    for (const row of rows) byPosition.set(keyOf(row), [...(byPosition.get(keyOf(row)) ?? []), row])
    return byPosition
  }
}

function keyOf({ blockNumber, transactionIndex }: { blockNumber: number; transactionIndex: number }): string {
  return `${blockNumber}.${transactionIndex}`
}

function isBefore(block: number, index: number): ReturnType<typeof or> {
  const { blockNumber, transactionIndex } = indexedParticipants
  return or(lt(blockNumber, block), and(eq(blockNumber, block), lt(transactionIndex, index)))
}
