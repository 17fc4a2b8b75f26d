import { encodeBase64 } from '../codec/base64'
import { RpcError, type SolanaRpc } from '../rpc/SolanaRpc'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { TransferPlan } from './TransferPlan'

/** Result of a simulation. */
export interface Simulation {
  readonly units: number | undefined
  /** Lamports paid to the account that the plan creates. */
  readonly rent: bigint
  readonly refusal: { readonly err: unknown } | undefined
}

interface RpcSimulation {
  readonly err: unknown
  readonly unitsConsumed?: number
  readonly accounts?: readonly ({ readonly lamports?: number } | null)[] | null
}

/** Size of a token account without extensions, in bytes. */
const tokenAccountSize = 165

/** Simulates an unsigned transaction on the node. A node that can't simulate doesn't prevent sending. */
export async function simulate(
  rpc: SolanaRpc,
  commitment: SolanaCommitment,
  transaction: Uint8Array,
  { creates }: Pick<TransferPlan, 'creates'>,
): Promise<Simulation> {
  const accounts = creates ? { accounts: { encoding: 'base64', addresses: [creates] } } : {}
  const options = { encoding: 'base64', commitment, sigVerify: false, ...accounts }
  const { value } = await rpc
    .ask<{ readonly value: RpcSimulation }>('simulateTransaction', encodeBase64(transaction), options)
    .catch((cause: unknown) => {
      if (cause instanceof RpcError) return { value: undefined }
      throw cause
    })
  const lamports = value?.accounts?.[0]?.lamports
  const rent = !creates ? 0n : lamports ? BigInt(lamports) : await usualRent(rpc, commitment)
  if (!value || value.err) return { units: undefined, rent, refusal: value && { err: value.err } }
  return { units: value.unitsConsumed, rent, refusal: undefined }
}

async function usualRent(rpc: SolanaRpc, commitment: SolanaCommitment): Promise<bigint> {
  return BigInt(await rpc.ask<number>('getMinimumBalanceForRentExemption', tokenAccountSize, { commitment }))
}
