import type { SolanaRpc } from '../rpc/SolanaRpc'
import type { TransferPlan } from './TransferPlan'

/**
 * Returns the 75th percentile of the prices recently paid for the same accounts, in millionths of a lamport per compute
 * unit. Zero if the node returns none.
 */
export async function priorityPrice(rpc: SolanaRpc, payer: string, { instructions }: TransferPlan): Promise<bigint> {
  const written = instructions.flatMap(({ keys }) =>
    keys.flatMap(key => (key.isWritable ? [key.pubkey.toBase58()] : [])),
  )
  const recent = await rpc
    .ask<readonly { readonly prioritizationFee: number }[]>('getRecentPrioritizationFees', [
      ...new Set([payer, ...written]),
    ])
    .catch(() => [])
  const fees = recent.map(({ prioritizationFee }) => prioritizationFee).toSorted((a, b) => a - b)
  return BigInt(Math.ceil(fees[Math.floor(fees.length * 0.75)] ?? 0))
}
