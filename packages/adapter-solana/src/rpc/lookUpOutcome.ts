import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaRpc } from './SolanaRpc'
import { readStatus, type SignatureStatus } from './signatureStatus'

/** What became of a transaction. */
export type Outcome =
  | { readonly status: 'confirmed' }
  /** It is in the chain and failed. */
  | { readonly status: 'failed'; readonly err: unknown }
  /** No block can include it any more. */
  | { readonly status: 'expired' }
  /** No node answered within the time. */
  | { readonly status: 'unknown' }

/** Which transaction is looked up, and where. */
export interface OutcomeLookup {
  readonly rpc: SolanaRpc
  readonly signature: string
  readonly commitment: SolanaCommitment
  /** The last block that can include it, if known. */
  readonly lastValidBlockHeight: number | undefined
  /** Sends it again: nodes forget transactions that no leader included. */
  resend(): Promise<unknown>
}

type Known = SignatureStatus | null | undefined

/** Fetches the outcome of a transaction once. While the outcome is open, sends the transaction again and returns `undefined`. */
export async function lookUpOutcome(lookup: OutcomeLookup): Promise<Outcome | undefined> {
  const { commitment, lastValidBlockHeight } = lookup
  const known = readStatus((await statusOf(lookup, false)).status, commitment)
  if (known) return known
  const late = lastValidBlockHeight === undefined ? undefined : await lateSlot(lookup, lastValidBlockHeight)
  if (late !== undefined) {
    // Once more after the last block: a block may have included it between the two requests. In a block that isn't firm yet, it is still open.
    const { slot, status } = await statusOf(lookup, true)
    if (status) return readStatus(status, commitment)
    // Many nodes answer at one address, and this one may be behind the one that named the last block.
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

/** Returns a slot after the last block that can include the transaction, once there is one. */
async function lateSlot({ rpc, commitment }: OutcomeLookup, last: number): Promise<number | undefined> {
  const { absoluteSlot, blockHeight } = await rpc.ask<{
    readonly absoluteSlot: number
    readonly blockHeight: number
  }>('getEpochInfo', { commitment })
  return blockHeight > last ? absoluteSlot : undefined
}
