import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaRpc } from './SolanaRpc'
import { readStatus, type SignatureStatus } from './signatureStatus'

/** Outcome of a transaction. */
export type Outcome =
  | { readonly status: 'confirmed' }
  /** The transaction is on chain and failed. */
  | { readonly status: 'failed'; readonly err: unknown }
  /** The transaction can no longer be included in a block. */
  | { readonly status: 'expired' }
  /** The outcome couldn't be found in time, or the watch was aborted. */
  | { readonly status: 'unknown' }

/** Transaction to look up, and the RPC to query. */
export interface OutcomeLookup {
  readonly rpc: SolanaRpc
  readonly signature: string
  readonly commitment: SolanaCommitment
  /** Last block height at which the transaction is valid, if known. */
  readonly lastValidBlockHeight: number | undefined
  /** Resends the transaction, because nodes drop transactions that no leader included. */
  resend(): Promise<unknown>
}

type Known = SignatureStatus | null | undefined

/**
 * Looks up the outcome of a transaction once. If the outcome is still open, resends the transaction and returns
 * `undefined`.
 */
export async function lookUpOutcome(lookup: OutcomeLookup): Promise<Outcome | undefined> {
  const { commitment, lastValidBlockHeight } = lookup
  const known = readStatus((await statusOf(lookup, false)).status, commitment)
  if (known) return known
  const late = lastValidBlockHeight === undefined ? undefined : await lateSlot(lookup, lastValidBlockHeight)
  if (late !== undefined) {
    // Checks once more after the last block, because a block between the two requests may have included the
    // transaction. The outcome stays open until that block reaches the commitment.
    const { slot, status } = await statusOf(lookup, true)
    if (status) return readStatus(status, commitment)
    // A URL can have several nodes, and this one may lag behind the one that reported the last block.
    return slot < late ? undefined : { status: 'expired' }
  }
  await lookup.resend().catch(() => {})
  return undefined
}

async function statusOf(
  { rpc, signature }: OutcomeLookup,
  searchTransactionHistory: boolean,
): Promise<{ slot: number; status: Known }> {
  const { context, value } = await rpc.ask<{
    readonly context: { readonly slot: number }
    readonly value: readonly Known[]
  }>('getSignatureStatuses', [signature], { searchTransactionHistory })
  return { slot: context.slot, status: value[0] }
}

/** Returns a slot after the last block that can include the transaction. Undefined until the chain reaches one. */
async function lateSlot({ rpc, commitment }: OutcomeLookup, last: number): Promise<number | undefined> {
  const { absoluteSlot, blockHeight } = await rpc.ask<{
    readonly absoluteSlot: number
    readonly blockHeight: number
  }>('getEpochInfo', { commitment })
  return blockHeight > last ? absoluteSlot : undefined
}
