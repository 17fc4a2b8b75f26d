import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaRpc } from './SolanaRpc'

/** Reads what a transaction paid for its signatures and for haste, in lamports. Undefined while no block includes it. */
export async function paidFee(
  rpc: SolanaRpc,
  signature: string,
  commitment: SolanaCommitment,
): Promise<bigint | undefined> {
  const answer = await rpc.ask<{ readonly meta?: { readonly fee?: number | bigint } | null } | null>(
    'getTransaction',
    signature,
    // Nodes have no transactions of blocks that aren't confirmed.
    { commitment: commitment === 'finalized' ? commitment : 'confirmed', maxSupportedTransactionVersion: 0 },
  )
  const fee = answer?.meta?.fee
  return fee === undefined ? undefined : BigInt(fee)
}
