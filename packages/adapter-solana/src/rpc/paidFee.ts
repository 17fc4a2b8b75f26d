import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaRpc } from './SolanaRpc'

/** Returns the fee of a transaction in lamports, for signatures and priority. Undefined until a block includes it. */
export async function paidFee(
  rpc: SolanaRpc,
  signature: string,
  commitment: SolanaCommitment,
): Promise<bigint | undefined> {
  const answer = await rpc.ask<{ readonly meta?: { readonly fee?: number | bigint } | null } | null>(
    'getTransaction',
    signature,
    // Nodes only return transactions in confirmed blocks.
    { commitment: commitment === 'finalized' ? commitment : 'confirmed', maxSupportedTransactionVersion: 0 },
  )
  const fee = answer?.meta?.fee
  return fee === undefined ? undefined : BigInt(fee)
}
