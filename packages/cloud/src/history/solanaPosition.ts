import { badCursor } from '../cursors/SignedCursors'
import type { SolanaSignature } from './solanaSchemas'

/**
 * The transaction after which a page starts. Nodes report the order within a slot only per address, so a position
 * consists of a slot and the signatures shown from it.
 */
export interface SolanaPosition {
  readonly slot: number
  /** The last signature shown. */
  readonly last: string
  /**
   * A signature newer than the whole slot. Nodes start reading below it. Undefined to start with the newest signature.
   */
  readonly anchor: string | undefined
  /** First characters of the signatures shown from the slot. */
  readonly shown: readonly string[]
  /** Keys of the followed accounts as one string. Undefined if none have been chosen yet. */
  readonly followed?: string | undefined
}

const FORMAT =
  /^(\d{1,15})\.([1-9A-HJ-NP-Za-km-z]{64,88})\.([1-9A-HJ-NP-Za-km-z]{64,88})?\.([1-9A-HJ-NP-Za-km-z,]*)(?:\.([1-9A-HJ-NP-Za-km-z]*))?$/

/** Returns the position after `next`, which follows `before`. */
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

/**
 * Parses a position.
 *
 * @throws HttpFailure 400 for an invalid position.
 */
export function readSolanaPosition(text: string): SolanaPosition {
  const [, slot, last, anchor, shown = '', followed] = FORMAT.exec(text) ?? []
  if (slot === undefined || last === undefined) throw badCursor()
  return { slot: Number(slot), last, anchor, shown: shown.split(','), followed }
}

function keyOf(signature: string): string {
  return signature.slice(0, 12)
}
