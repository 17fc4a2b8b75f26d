import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import {
  indexedBlocks,
  indexedChains,
  indexedParticipants,
  indexedTransactions,
  indexedTransfers,
} from '../storage/historySchema'
import { blockRows } from './blockRows'
import type { IndexedBlock } from './IndexedBlock'

/** The indexed range of a chain. */
export interface IndexPosition {
  readonly firstBlock: number
  /** Number of the next block to read. */
  readonly nextBlock: number
  /** Hash of the block before `nextBlock`. Null if unknown. */
  readonly lastHash: string | null
}

export interface StoredBlock {
  readonly number: number
  readonly hash: string
}

type Transaction = Parameters<Parameters<Database['sql']['transaction']>[0]>[0]

const ROWS_AT_ONCE = 1000

/**
 * Stores indexed blocks for all nodes of this server. A writer passes the position from which it continues, and nothing
 * is written if the index has moved since. This way, two concurrent indexers can neither repeat nor skip a block.
 */
export class IndexStore {
  readonly #database: Database
  readonly #depth: number

  /**
   * @param depth - Maximum depth of a reorganization in blocks. Older blocks keep their transactions, but not their
   * hashes.
   */
  constructor(database: Database, depth = 10_000) {
    this.#database = database
    this.#depth = depth
  }

  /** Claims a chain for a number of milliseconds. Resolves with false while another node has claimed it. */
  async claim(chainId: string, holder: string, milliseconds: number): Promise<boolean> {
    const now = sql`now()`
    const heldUntil = sql`now() + ${milliseconds} * interval '1 millisecond'`
    await this.#database.sql
      .insert(indexedChains)
      .values({ chainId, ...NOWHERE })
      .onConflictDoNothing()
    const free = or(isNull(indexedChains.holder), eq(indexedChains.holder, holder), lt(indexedChains.heldUntil, now))
    const claimed = await this.#database.sql
      .update(indexedChains)
      .set({ holder, heldUntil })
      .where(and(eq(indexedChains.chainId, chainId), free))
      .returning()
    return claimed.length > 0
  }

  async release(chainId: string, holder: string): Promise<void> {
    await this.#database.sql
      .update(indexedChains)
      .set({ holder: null, heldUntil: null })
      .where(and(eq(indexedChains.chainId, chainId), eq(indexedChains.holder, holder)))
  }

  /** Returns the indexed range. Undefined until the first block is chosen. */
  async position(chainId: string): Promise<IndexPosition | undefined> {
    const [row] = await this.#database.sql.select().from(indexedChains).where(eq(indexedChains.chainId, chainId))
    if (!row || row.firstBlock === null || row.nextBlock === null) return undefined
    return { firstBlock: row.firstBlock, nextBlock: row.nextBlock, lastHash: row.lastHash }
  }

  /** Chooses the first block of a chain that has none. */
  async begin(chainId: string, firstBlock: number): Promise<void> {
    await this.#database.sql
      .insert(indexedChains)
      .values({ chainId, ...NOWHERE })
      .onConflictDoNothing()
    await this.#database.sql
      .update(indexedChains)
      .set({ firstBlock, nextBlock: firstBlock, lastHash: null })
      .where(and(eq(indexedChains.chainId, chainId), isNull(indexedChains.firstBlock)))
  }

  /**
   * Adds blocks that follow `expected` and each other. Resolves with false, and adds nothing, if the index has moved
   * since.
   */
  async append(chainId: string, blocks: readonly IndexedBlock[], expected: IndexPosition): Promise<boolean> {
    const last = blocks.at(-1)
    if (!last) return true
    return this.#database.sql.transaction(async database => {
      if (!(await isAt(database, chainId, expected))) return false
      await this.#insert(database, chainId, blocks, last.number)
      await moveTo(database, chainId, { nextBlock: last.number + 1, lastHash: last.hash })
      return true
    })
  }

  /**
   * Adds blocks that follow each other up to the first block of `expected`. Resolves with false, and adds nothing, if
   * the index has moved since.
   */
  async prepend(chainId: string, blocks: readonly IndexedBlock[], expected: IndexPosition): Promise<boolean> {
    const [first] = blocks
    if (!first) return true
    return this.#database.sql.transaction(async database => {
      if (!(await isAt(database, chainId, expected))) return false
      await this.#insert(database, chainId, blocks, expected.nextBlock - 1)
      await moveTo(database, chainId, { firstBlock: first.number })
      return true
    })
  }

  async #insert(
    database: Transaction,
    chainId: string,
    blocks: readonly IndexedBlock[],
    newest: number,
  ): Promise<void> {
    const { transactions, transfers, participants } = blockRows(chainId, blocks)
    const hashes = blocks.map(({ number, hash }) => ({ chainId, number, hash }))
    for (const rows of inParts(hashes)) await database.insert(indexedBlocks).values(rows)
    for (const rows of inParts(transactions)) await database.insert(indexedTransactions).values(rows)
    for (const rows of inParts(transfers)) await database.insert(indexedTransfers).values(rows)
    for (const rows of inParts(participants)) await database.insert(indexedParticipants).values(rows)
    const isOld = and(eq(indexedBlocks.chainId, chainId), lt(indexedBlocks.number, newest - this.#depth))
    await database.delete(indexedBlocks).where(isOld)
  }

  /**
   * Removes every block from `nextBlock` on. Resolves with false, and removes nothing, if the index has moved since.
   */
  async takeBack(chainId: string, nextBlock: number, expected: IndexPosition): Promise<boolean> {
    return this.#database.sql.transaction(async database => {
      if (!(await isAt(database, chainId, expected))) return false
      for (const table of [indexedTransactions, indexedTransfers, indexedParticipants] as const) {
        await database.delete(table).where(and(eq(table.chainId, chainId), gte(table.blockNumber, nextBlock)))
      }
      const isTaken = and(eq(indexedBlocks.chainId, chainId), gte(indexedBlocks.number, nextBlock))
      await database.delete(indexedBlocks).where(isTaken)
      const before = and(eq(indexedBlocks.chainId, chainId), eq(indexedBlocks.number, nextBlock - 1))
      const [last] = await database.select().from(indexedBlocks).where(before)
      await moveTo(database, chainId, { nextBlock, lastHash: last?.hash ?? null })
      return true
    })
  }

  /** Returns stored blocks below `number`, newest first. Blocks deeper than `depth` aren't stored. */
  async blocksBelow(chainId: string, number: number, limit: number): Promise<readonly StoredBlock[]> {
    return this.#database.sql
      .select({ number: indexedBlocks.number, hash: indexedBlocks.hash })
      .from(indexedBlocks)
      .where(and(eq(indexedBlocks.chainId, chainId), lt(indexedBlocks.number, number)))
      .orderBy(desc(indexedBlocks.number))
      .limit(limit)
  }
}

const NOWHERE = { firstBlock: null, nextBlock: null, lastHash: null, holder: null, heldUntil: null }

/** Returns whether the index is at a position. Locks the chain until the transaction ends. */
async function isAt(database: Transaction, chainId: string, expected: IndexPosition): Promise<boolean> {
  const [row] = await database.select().from(indexedChains).where(eq(indexedChains.chainId, chainId)).for('update')
  const { firstBlock, lastHash, nextBlock } = expected
  return row?.nextBlock === nextBlock && row.lastHash === lastHash && row.firstBlock === firstBlock
}

async function moveTo(database: Transaction, chainId: string, position: Partial<IndexPosition>): Promise<void> {
  await database.update(indexedChains).set(position).where(eq(indexedChains.chainId, chainId))
}

function inParts<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  )
}
