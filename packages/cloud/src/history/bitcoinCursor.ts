import { badCursor } from '../cursors/SignedCursors'
import { ShownHashes } from './ShownHashes'

/** After which transaction of an address a page begins. */
export interface BitcoinCursor {
  /** The last that was shown, once those that were pending are passed. */
  readonly anchor: string | undefined
  /** The end of its block's hash. Empty: there is none, or the block is too old to be exchanged. */
  readonly block: string
  /** Height of the newest block that a page had. */
  readonly newest: number
  /** What was shown while pending, and of the blocks that may still be exchanged. Empty once the pages are below them. */
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

/** Blocks below the newest that may still be exchanged for others. */
const UNSETTLED = 6
/** Characters of a hash, of its end: it begins with zeros. */
const BRANCH = 10

/** Returns the cursor after `next`, which follows `before`. */
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

/** @throws HttpFailure 400 */
export function readBitcoinCursor(text: string): BitcoinCursor {
  const [, anchor, block = '', newest, shown] = FORMAT.exec(text) ?? []
  if (anchor === undefined) throw badCursor()
  return { anchor: anchor === '' ? undefined : anchor, block, newest: Number(newest), shown: new ShownHashes(shown) }
}
