import { badCursor } from '../cursors/SignedCursors'
import { ShownHashes } from './ShownHashes'

/** Position in an index: the transaction after which a page starts. */
export interface IndexCursor {
  /** Undefined for a pending transaction. */
  readonly block: number | undefined
  readonly index: number
  /**
   * Last characters of the block's hash. Empty if the transaction is pending or the server no longer stores the block's
   * hash.
   */
  readonly branch: string
  /** Number of the newest block that was shown. */
  readonly newest: number
  /**
   * Hashes of transactions that were shown while pending or in blocks that may be replaced. Empty for pages below those
   * blocks.
   */
  readonly shown: ShownHashes
}

export interface PositionedTransaction {
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly hash: string
  /** Null if the server no longer stores the block's hash. */
  readonly blockHash: string | null
}

/** Number of newest blocks that a reorganization may still replace. */
const UNSETTLED = 64
const BRANCH = 10

/** Returns the cursor after `next`, which follows `before`. */
export function cursorAfter(before: IndexCursor | undefined, next: PositionedTransaction): IndexCursor {
  const { blockHash, blockNumber: block, hash, transactionIndex: index } = next
  const newest = Math.max(before?.newest ?? 0, block)
  const isSettled = block < newest - UNSETTLED
  const shown = isSettled ? new ShownHashes() : (before?.shown ?? new ShownHashes()).with(hash)
  return { block, index, branch: branchOf(blockHash ?? ''), newest, shown }
}

/** Returns the cursor after a pending transaction. */
export function cursorAfterPending(before: IndexCursor | undefined, hash: string): IndexCursor {
  const shown = (before?.shown ?? new ShownHashes()).with(hash)
  return { block: undefined, index: 0, branch: '', newest: before?.newest ?? 0, shown }
}

/** Returns whether a reorganization replaced the cursor's block. False if either hash is unknown. */
export function isExchanged({ branch }: IndexCursor, blockHash: string | undefined): boolean {
  return branch !== '' && blockHash !== undefined && branchOf(blockHash) !== branch
}

export function writeIndexCursor({ block, branch, index, newest, shown }: IndexCursor): string {
  return [block ?? '', index, branch, newest, shown].join('.')
}

const FORMAT = /^(\d{1,15}|)\.(\d{1,9})\.([0-9a-f]{10}|)\.(\d{1,15})\.((?:[0-9a-f]{12})*)$/

/**
 * Parses a cursor.
 *
 * @throws HttpFailure 400 for an invalid cursor.
 */
export function readIndexCursor(text: string): IndexCursor {
  const [, block, index, branch = '', newest, shown] = FORMAT.exec(text) ?? []
  if (block === undefined || index === undefined) throw badCursor()
  const number = block === '' ? undefined : Number(block)
  return { block: number, index: Number(index), branch, newest: Number(newest), shown: new ShownHashes(shown) }
}

function branchOf(blockHash: string): string {
  return blockHash.slice(-BRANCH)
}
