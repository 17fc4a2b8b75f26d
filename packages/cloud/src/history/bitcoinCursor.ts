import { badCursor } from '../cursors/SignedCursors'
import { ShownHashes } from './ShownHashes'

/** Position in an address's history: the transaction after which a page starts. */
export interface BitcoinCursor {
  /** The last confirmed transaction shown. Undefined while pending ones are shown. */
  readonly anchor: string | undefined
  /** Last characters of its block's hash. Empty if there is no block, or if the block is too old to be replaced. */
  readonly block: string
  /** Height of the newest block that was shown. */
  readonly newest: number
  /**
   * Hashes of transactions that were shown while pending or in blocks that may be replaced. Empty for pages below those
   * blocks.
   */
  readonly shown: ShownHashes
}

export interface PositionedTransaction {
  readonly txid: string
  readonly status: {
    readonly confirmed: boolean
    readonly block_height?: number | undefined
    readonly block_hash?: string | undefined
  }
}

/** Number of newest blocks that a reorganization may still replace. */
const UNSETTLED = 6
/** Number of characters to keep from the end of a block's hash, which starts with zeros. */
const BRANCH = 10

/** Returns the cursor after a transaction that follows `before`. */
export function cursorAfter(before: BitcoinCursor | undefined, { status, txid }: PositionedTransaction): BitcoinCursor {
  const shown = before?.shown ?? new ShownHashes()
  const newest = Math.max(before?.newest ?? 0, status.block_height ?? 0)
  if (!status.confirmed) return { anchor: undefined, block: '', newest, shown: shown.with(txid) }
  const isSettled = (status.block_height ?? 0) < newest - UNSETTLED
  if (isSettled) return { anchor: txid, block: '', newest, shown: new ShownHashes() }
  return { anchor: txid, block: (status.block_hash ?? '').slice(-BRANCH), newest, shown: shown.with(txid) }
}

export function writeBitcoinCursor({ anchor = '', block, newest, shown }: BitcoinCursor): string {
  return [anchor, block, newest, shown].join('.')
}

const FORMAT = /^([0-9a-f]{64}|)\.([0-9a-f]{10}|)\.(\d{1,9})\.((?:[0-9a-f]{12})*)$/

/**
 * Parses a cursor.
 *
 * @throws HttpFailure 400 for an invalid cursor.
 */
export function readBitcoinCursor(text: string): BitcoinCursor {
  const [, anchor, block = '', newest, shown] = FORMAT.exec(text) ?? []
  if (anchor === undefined) throw badCursor()
  return { anchor: anchor === '' ? undefined : anchor, block, newest: Number(newest), shown: new ShownHashes(shown) }
}
