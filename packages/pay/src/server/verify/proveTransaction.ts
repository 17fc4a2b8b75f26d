import type { ChainProof, ProvenTransaction } from './ChainProof'
import type { Coverage } from './Coverage'
import { type PayableRail, railOf } from './PayableRail'
import type { PaymentClaim } from './PaymentClaim'

/** Milliseconds by which the time of a block may be before the time of the invoice. Bitcoin allows two hours. */
const SLACK = 2 * 3_600_000

/** A claim to prove, and what it is compared with. */
export interface ClaimContext {
  readonly claim: PaymentClaim
  /** Rails of the claim's chain, in the order of `payableRails`. */
  readonly rails: readonly PayableRail[]
  readonly proof: ChainProof
  readonly coverage: Coverage
  /** Milliseconds since the epoch. An older transaction paid for something else. */
  readonly createdAt: number
}

/** Adds what a transaction paid to the coverage. Returns whether it paid anything. */
export async function proveTransaction(
  hash: string,
  { claim, coverage, createdAt, proof, rails }: ClaimContext,
  signal: AbortSignal,
): Promise<boolean> {
  const recipients = new Set(rails.map(({ recipient }) => recipient))
  const transaction = await proof.transaction(hash, recipients, signal)
  if (!transaction || (transaction.minedAt ?? createdAt) < createdAt - SLACK) return false
  const left = new Map(claim.amounts)
  let isPaid = false
  const credits = transaction.transfers.flatMap(transfer => {
    const rail = railOf(rails, transfer, transaction)
    return rail ? [{ ...transfer, rail }] : []
  })
  for (const { amount, asset, rail } of credits.toSorted(byPrice)) {
    const rest = left.get(asset) ?? 0n
    const credit = amount < rest ? amount : rest
    if (credit <= 0n) continue
    left.set(asset, rest - credit)
    coverage.add(rail, credit, isFinalOn(rail, transaction))
    isPaid = true
  }
  return isPaid
}

/** Sorts the cheapest base units first. */
function byPrice(one: { readonly rail: PayableRail }, other: { readonly rail: PayableRail }): number {
  return one.rail.price < other.rail.price ? 1 : one.rail.price > other.rail.price ? -1 : 0
}

function isFinalOn(
  { confirmations: needed }: PayableRail,
  { confirmations, isFinalized }: Pick<ProvenTransaction, 'confirmations' | 'isFinalized'>,
): boolean {
  return isFinalized || (needed !== null && confirmations >= needed)
}
