import { encodeBase64 } from '../codec/base64'
import type { SolanaRpc } from '../rpc/SolanaRpc'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import { type BudgetTerms, readBudget, signatureFee } from './budget'
import { buildTransaction, wireBytes } from './buildTransaction'
import type { Transaction } from './library'
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

/** Tries a plan out and says what it costs. */
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
  const [{ value }, { trial: tried, priceOf }] = await Promise.all([latest, readBudget(context, payer, plan)])
  const { blockhash, lastValidBlockHeight } = value
  const build = (terms: BudgetTerms): Transaction =>
    buildTransaction(plan, { payer, blockhash, lastValidBlockHeight, ...terms })
  const trial = await simulate(rpc, commitment, wireBytes(build(tried)), plan)
  const limit = trial.units === undefined ? plan.units : Math.ceil(trial.units * 1.1) + 1_000
  const terms = plan.isToken ? { limit, price: priceOf(limit) } : tried
  const transaction = build(terms)
  return {
    transaction: wireBytes(transaction),
    blockhash,
    lastValidBlockHeight,
    fee: await feeOf(rpc, commitment, transaction, terms),
    rent: trial.rent,
    refusal: trial.refusal,
  }
}

async function feeOf(
  rpc: SolanaRpc,
  commitment: SolanaCommitment,
  transaction: Transaction,
  { limit, price }: BudgetTerms,
): Promise<bigint> {
  const message = encodeBase64(transaction.serializeMessage())
  // A node that can't tell is no reason not to send: the fee follows from what the transaction says.
  const answer = await rpc
    .ask<{ readonly value: number | null }>('getFeeForMessage', message, { commitment })
    .catch(() => undefined)
  if (answer?.value) return BigInt(answer.value)
  return signatureFee + (price * BigInt(limit) + 999_999n) / 1_000_000n
}
