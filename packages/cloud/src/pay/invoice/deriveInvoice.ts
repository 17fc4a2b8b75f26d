import type { InvoiceException, InvoicePayment, InvoiceStatus } from '@openappkit/contract'
import { isCovered, type RailPrice, sharesOf } from './shares'

/** A transfer to an invoice. */
export interface InvoiceTransfer {
  /** Unique id, which breaks ties between transfers of the same time. */
  readonly id: string
  /** Position of the rail. Null for an asset that the invoice doesn't accept. */
  readonly rail: number | null
  readonly amount: bigint
  readonly status: InvoicePayment['status']
  /** Time of the payment, which decides whether it is late. Milliseconds since the epoch. */
  readonly paidAt: number
  /** Time at which the payment was first seen, in milliseconds since the epoch. A new payment has a later one. */
  readonly seenAt: number
  /** Number of the block. */
  readonly block: bigint | null
}

/** The fixed terms of an invoice, and what its merchant decided. */
export interface InvoiceTerms {
  readonly rails: readonly RailPrice[]
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  /** Time until which payments must be final, in milliseconds since the epoch. */
  readonly monitorUntil: number
  /** Part of the price that may be missing, in hundredths of a percent. */
  readonly toleranceBps: number
  readonly mark: 'settled' | 'invalid' | null
  /** Whether final payments covered the price before. */
  readonly wasSettled: boolean
}

/** The result of {@link deriveInvoice}. */
export interface DerivedInvoice {
  readonly status: InvoiceStatus
  readonly exceptions: readonly InvoiceException[]
  /** How each transfer counts, by id. */
  readonly roles: ReadonlyMap<string, InvoicePayment['role']>
  /** Base units by the rail's position. */
  readonly received: ReadonlyMap<number, bigint>
  /** Base units by the rail's position. */
  readonly due: ReadonlyMap<number, bigint>
  /** Whether final payments cover the price. */
  readonly isFinallyCovered: boolean
}

/**
 * Derives an invoice's status from all of its transfers. The result depends on nothing else, so the order in which
 * transfers are seen, restarts and concurrent nodes can't change it.
 *
 * @param passed - Time up to which all chains have been read, in milliseconds since the epoch. Deadlines pass only then.
 */
export function deriveInvoice(
  terms: InvoiceTerms,
  transfers: readonly InvoiceTransfer[],
  passed: number,
): DerivedInvoice {
  const { expiresAt, mark, rails, toleranceBps } = terms
  const shares = sharesOf(rails)
  const roles = new Map<string, InvoicePayment['role']>()
  const sums = { paid: 0n, mined: 0n, final: 0n }
  const received = new Map<number, bigint>(rails.map(({ position }) => [position, 0n]))
  const found = new Set<InvoiceException>()
  for (const { amount, id, paidAt, rail, status } of transfers.toSorted(inOrder)) {
    const share = rail === null ? undefined : shares.of(rail)
    const isGone = status === 'gone'
    if (rail === null || share === undefined) {
      roles.set(id, 'wrongAsset')
      if (!isGone) found.add('wrongAsset')
      continue
    }
    const role = isCovered(sums.paid, shares.whole, toleranceBps)
      ? 'duplicate'
      : paidAt > expiresAt
        ? 'late'
        : 'payment'
    roles.set(id, role)
    if (isGone) continue
    received.set(rail, (received.get(rail) ?? 0n) + amount)
    if (role !== 'payment') {
      found.add(role)
      continue
    }
    sums.paid += amount * share
    if (status !== 'pending') sums.mined += amount * share
    if (status === 'final') sums.final += amount * share
    if (isOver(sums.paid, shares.whole, share, toleranceBps)) found.add('over')
  }
  const covers = (sum: bigint): boolean => isCovered(sum, shares.whole, toleranceBps)
  if (sums.paid > 0n && !covers(sums.paid)) found.add('partial')
  if (mark !== null) found.add('marked')
  const isFinallyCovered = covers(sums.final)
  const coverage = { isPaid: covers(sums.paid), isMined: covers(sums.mined), isFinal: isFinallyCovered }
  return {
    status: statusOf(terms, coverage, passed),
    exceptions: ORDER.filter(exception => found.has(exception)),
    roles,
    received,
    due: new Map(rails.map(({ position }) => [position, covers(sums.paid) ? 0n : shares.due(position, sums.paid)])),
    isFinallyCovered,
  }
}

const ORDER: readonly InvoiceException[] = ['partial', 'over', 'late', 'duplicate', 'wrongAsset', 'marked']

/** Which payments cover the price: all, those in a block, and those that are final. */
interface Coverage {
  readonly isPaid: boolean
  readonly isMined: boolean
  readonly isFinal: boolean
}

function statusOf(
  { expiresAt, mark, monitorUntil, wasSettled }: InvoiceTerms,
  { isFinal, isMined, isPaid }: Coverage,
  passed: number,
): InvoiceStatus {
  if (mark !== null) return mark
  if (isFinal) return 'settled'
  // After a short reorganization, the payment is in another block and less deep for a while.
  if (wasSettled) return isMined ? 'settled' : 'reversed'
  if (isPaid) return passed >= monitorUntil ? 'invalid' : 'processing'
  return passed >= expiresAt ? 'expired' : 'open'
}

/** Returns whether more arrived than the price. Rounding can exceed it by less than one base unit. */
function isOver(sum: bigint, whole: bigint, share: bigint, toleranceBps: number): boolean {
  const excess = sum - whole
  return excess >= share && excess * 10_000n > whole * BigInt(toleranceBps)
}

/**
 * Compares transfers by the order in which they count. The time of a block has only seconds, so it can't decide first: a
 * later transfer would take the role of an earlier one.
 */
function inOrder(one: InvoiceTransfer, other: InvoiceTransfer): number {
  return (
    one.seenAt - other.seenAt ||
    one.paidAt - other.paidAt ||
    compare(one.block ?? -1n, other.block ?? -1n) ||
    compare(one.id, other.id)
  )
}

function compare<Value extends bigint | string>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0
}
