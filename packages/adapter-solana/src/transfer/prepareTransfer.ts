import { encodeBase64 } from '../codec/base64'
import type { SolanaRpc } from '../rpc/SolanaRpc'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import { buildTransaction, wireBytes } from './buildTransaction'
import type { Transaction } from './library'
import { priorityPrice } from './priorityPrice'
import { simulate } from './simulate'
import type { TransferPlan } from './TransferPlan'
import type { TransferContext } from './transferContext'

/** A transfer that can be signed. */
export interface PreparedTransfer {
  /** As it travels, unsigned. */
  readonly transaction: Uint8Array
  readonly blockhash: string
  readonly lastValidBlockHeight: number
  /** Lamports for the network: for signatures, and for being taken in sooner. */
  readonly fee: bigint
  /** Lamports for the account that it makes. */
  readonly rent: bigint
  /** Why the node would refuse it, if it would. */
  readonly refusal: { readonly err: unknown } | undefined
}

/** Lamports for one signature, where the node doesn't tell. */
const signatureFee = 5_000n
/** While it is tried out. */
const generousLimit = 400_000

/** Tries a plan out and says what it costs. */
export async function prepareTransfer(
  { rpc, commitment, maxPriorityFee }: TransferContext,
  payer: string,
  plan: TransferPlan,
): Promise<PreparedTransfer> {
  const latest = rpc.ask<{ readonly value: { readonly blockhash: string; readonly lastValidBlockHeight: number } }>(
    'getLatestBlockhash',
    { commitment },
  )
  const [{ value }, recent] = await Promise.all([latest, priorityPrice(rpc, payer, plan)])
  const { blockhash, lastValidBlockHeight } = value
  const build = (limit: number, price: bigint): Transaction =>
    buildTransaction(plan, { payer, blockhash, lastValidBlockHeight, limit, price })
  const trial = await simulate(rpc, commitment, wireBytes(build(generousLimit, 0n)), plan)
  const limit = trial.units === undefined ? plan.units : Math.ceil(trial.units * 1.1) + 1_000
  const highest = (maxPriorityFee * 1_000_000n) / BigInt(limit)
  const price = recent < highest ? recent : highest
  const transaction = build(limit, price)
  return {
    transaction: wireBytes(transaction),
    blockhash,
    lastValidBlockHeight,
    fee: await feeOf(rpc, commitment, transaction, limit, price),
    rent: trial.rent,
    refusal: trial.refusal,
  }
}

async function feeOf(
  rpc: SolanaRpc,
  commitment: SolanaCommitment,
  transaction: Transaction,
  limit: number,
  price: bigint,
): Promise<bigint> {
  const message = encodeBase64(transaction.serializeMessage())
  const answer = await rpc
    .ask<{ readonly value: number | null }>('getFeeForMessage', message, { commitment })
    .catch(() => undefined)
  if (answer?.value) return BigInt(answer.value)
  return signatureFee + (price * BigInt(limit) + 999_999n) / 1_000_000n
}
