import { badCursor } from '../cursors/SignedCursors'
import type { SolanaSignature } from './solanaSchemas'

/**
 * After which transaction a page begins. Nodes tell the order within a slot only for each address by itself, so a place is a slot and what
 * was shown of it.
 */
export interface SolanaPosition {
  readonly slot: number
  /** The last that was shown. */
  readonly last: string
  /** One that is newer than all of the slot: nodes begin below it. Undefined: they begin with the newest. */
  readonly anchor: string | undefined
  /** What was shown of the slot, by the first characters. */
  readonly shown: readonly string[]
  /** Whose signatures the pages are made of, by their keys in one string. Undefined: none was chosen yet. */
  readonly followed?: string | undefined
}

const FORMAT =
  /^(\d{1,15})\.([1-9A-HJ-NP-Za-km-z]{64,88})\.([1-9A-HJ-NP-Za-km-z]{64,88})?\.([1-9A-HJ-NP-Za-km-z,]*)(?:\.([1-9A-HJ-NP-Za-km-z]*))?$/

/** Returns the cursor after `next`, which follows `before`. */
export function positionAfter(before: SolanaPosition | undefined, next: SolanaSignature): SolanaPosition {
  const { signature, slot } = next
  if (before?.slot === slot) return { ...before, last: signature, shown: [...before.shown, keyOf(signature)] }
  return { slot, last: signature, anchor: before?.last, shown: [keyOf(signature)] }
}

export function isAfter(position: SolanaPosition | undefined, { signature, slot }: SolanaSignature): boolean {
  if (!position || slot < position.slot) return true
  return slot === position.slot && !position.shown.includes(keyOf(signature))
}

export function writeSolanaPosition({ anchor = '', followed, last, shown, slot }: SolanaPosition): string {
  return `${slot}.${last}.${anchor}.${shown.join(',')}${followed === undefined ? '' : `.${followed}`}`
}

/** @throws HttpFailure 400 */
export function readSolanaPosition(text: string): SolanaPosition {
  const [, slot, last, anchor, shown = '', followed] = FORMAT.exec(text) ?? []
  if (slot === undefined || last === undefined) throw badCursor()
  return { slot: Number(slot), last, anchor, shown: shown.split(','), followed }
}

function keyOf(signature: string): string {
  return signature.slice(0, 12)
}
