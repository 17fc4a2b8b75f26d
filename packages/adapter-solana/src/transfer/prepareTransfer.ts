import { encodeBase64 } from '../codec/base64'
import type { SolanaRpc } from '../rpc/SolanaRpc'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import { type BudgetTerms, readBudget, signatureFee } from './budget'
import { buildTransaction, wireBytes } from './buildTransaction'
import type { Transaction } from './library'
import { simulate } from './simulate'
import type { TransferPlan } from './TransferPlan'
import type { TransferContext } from './transferContext'

/** A transfer that is ready to be signed. */
export interface PreparedTransfer {
  /** Unsigned wire bytes. */
  readonly transaction: Uint8Array
  readonly blockhash: string
  readonly lastValidBlockHeight: number
  /** Network fee in lamports, for signatures and priority. */
  readonly fee: bigint
  /** Rent in lamports for the account that the transfer creates. */
  readonly rent: bigint
  /** Reason why the node would refuse the transfer, if any. */
  readonly refusal: { readonly err: unknown } | undefined
}

/** Builds the unsigned transaction of a plan. Simulates it first, to find its compute limit and cost. */
export async function prepareTransfer(
  context: TransferContext,
  payer: string,
  plan: TransferPlan,
): Promise<PreparedTransfer> {
  const { rpc, commitment } = context
  const latest = rpc.ask<{ readonly value: { readonly blockhash: string; readonly lastValidBlockHeight: number } }>(
    'getLatestBlockhash',
    { commitment },
  )
  const [{ value }, { terms: tried, priceOf }] = await Promise.all([latest, readBudget(context, payer, plan)])
  const { blockhash, lastValidBlockHeight } = value
  const build = (terms: BudgetTerms): Transaction =>
    buildTransaction(plan, { payer, blockhash, lastValidBlockHeight, ...terms })
  const simulation = await simulate(rpc, commitment, wireBytes(build(tried)), plan)
  const limit = simulation.units === undefined ? plan.units : Math.ceil(simulation.units * 1.1) + 1_000
  const terms = plan.isToken ? { limit, price: priceOf(limit) } : tried
  const transaction = build(terms)
  return {
    transaction: wireBytes(transaction),
    blockhash,
    lastValidBlockHeight,
    fee: await feeOf(rpc, commitment, transaction, terms),
    rent: simulation.rent,
    refusal: simulation.refusal,
  }
}

async function feeOf(
  rpc: SolanaRpc,
  commitment: SolanaCommitment,
  transaction: Transaction,
  { limit, price }: BudgetTerms,
): Promise<bigint> {
  const message = encodeBase64(transaction.serializeMessage())
  // If the node can't return the fee, it is calculated from the transaction.
  const answer = await rpc
    .ask<{ readonly value: number | null }>('getFeeForMessage', message, { commitment })
    .catch(() => undefined)
  if (answer?.value) return BigInt(answer.value)
  return signatureFee + (price * BigInt(limit) + 999_999n) / 1_000_000n
}
