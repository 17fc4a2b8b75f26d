import type { SolanaRpc } from '../rpc/SolanaRpc'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { TransactionTerms } from './buildTransaction'
import { priorityPrice } from './priorityPrice'
import type { TransferPlan } from './TransferPlan'
import type { TransferContext } from './transferContext'

/** What a transaction may take, and pays for it. */
export type BudgetTerms = Pick<TransactionTerms, 'limit' | 'price'>

/** Lamports for one signature, where the node doesn't tell. */
export const signatureFee = 5_000n
/** Prices are in millionths of a lamport. */
const millionths = 1_000_000n

/** With what a token's transfer is tried out: what it takes is known only then. */
const tokenTrial: BudgetTerms = { limit: 400_000, price: 0n }

/** Terms to try a plan out with, and the price for a limit once that is known. */
export interface Budget {
  readonly trial: BudgetTerms
  /** What others paid lately, and in all no more than the host allows. */
  priceOf(limit: number): bigint
}

/** @throws what the node answers in place of a balance. */
export async function readBudget(context: TransferContext, payer: string, plan: TransferPlan): Promise<Budget> {
  const { rpc, maxPriorityFee } = context
  const [recent, trial] = await Promise.all([priorityPrice(rpc, payer, plan), restTerms(context, payer, plan)])
  const priceOf = (limit: number): bigint => {
    const highest = (maxPriorityFee * millionths) / BigInt(limit)
    return recent < highest ? recent : highest
  }
  if (plan.isToken) return { trial: tokenTrial, priceOf }
  return { trial: trial ?? { limit: plan.units, price: priceOf(plan.units) }, priceOf }
}

/** With what a plan is tried out. Coins take the same units everywhere, so theirs is what is sent as well: the chain looks at what the payer keeps beside the fee. */
export async function trialTerms(context: TransferContext, payer: string, plan: TransferPlan): Promise<BudgetTerms> {
  return plan.isToken ? tokenTrial : (await readBudget(context, payer, plan)).trial
}

/**
 * Where coins would leave the payer with too little for an account to exist, they are refused. What is left is paid for haste then, if that may cost so much: all of
 * an account can be sent, though prices changed since it was worked out how much that is.
 */
async function restTerms(
  { rpc, commitment, maxPriorityFee }: TransferContext,
  payer: string,
  { isToken, to, value, units }: TransferPlan,
): Promise<BudgetTerms | undefined> {
  if (isToken || payer === to) return undefined
  const { value: held } = await rpc.ask<{ readonly value: number | bigint }>('getBalance', payer, { commitment })
  const rest = BigInt(held) - value - signatureFee
  if (rest < 0n || rest > maxPriorityFee) return undefined
  if (rest > 0n && rest >= (await leastHeld(rpc, commitment))) return undefined
  return { limit: units, price: (rest * millionths) / BigInt(units) }
}

async function leastHeld(rpc: SolanaRpc, commitment: SolanaCommitment): Promise<bigint> {
  return BigInt(await rpc.ask<number>('getMinimumBalanceForRentExemption', 0, { commitment }))
}
