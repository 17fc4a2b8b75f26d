import type { SolanaRpc } from '../rpc/SolanaRpc'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { TransactionTerms } from './buildTransaction'
import { priorityPrice } from './priorityPrice'
import type { TransferPlan } from './TransferPlan'
import type { TransferContext } from './transferContext'

/** Compute limit and price of a transaction. */
export type BudgetTerms = Pick<TransactionTerms, 'limit' | 'price'>

/** Lamports per signature, used if the node doesn't return the fee. */
export const signatureFee = 5_000n
/** Price units per lamport, because prices are in millionths of a lamport. */
const millionths = 1_000_000n

/** Limits for simulating a token transfer. The simulation returns the required units. */
const tokenBudget: BudgetTerms = { limit: 400_000, price: 0n }

/** Compute limit and price for simulating a plan, and the price for sending it. */
export interface Budget {
  readonly terms: BudgetTerms
  /**
   * Returns the recent market price per unit, reduced so that `limit` units don't exceed the app's maximum priority
   * fee.
   */
  priceOf(limit: number): bigint
}

/** Reads the budget of a plan. Rejects with the node's error if the payer's balance can't be read. */
export async function readBudget(context: TransferContext, payer: string, plan: TransferPlan): Promise<Budget> {
  const { rpc, maxPriorityFee } = context
  const [recent, budget] = await Promise.all([priorityPrice(rpc, payer, plan), restTerms(context, payer, plan)])
  const priceOf = (limit: number): bigint => {
    const highest = (maxPriorityFee * millionths) / BigInt(limit)
    return recent < highest ? recent : highest
  }
  if (plan.isToken) return { terms: tokenBudget, priceOf }
  return { terms: budget ?? { limit: plan.units, price: priceOf(plan.units) }, priceOf }
}

/**
 * Returns the compute limit and price for simulating a plan. A transfer of SOL always needs the same units, so it is
 * also sent with these terms.
 */
export async function simulationTerms(
  context: TransferContext,
  payer: string,
  plan: TransferPlan,
): Promise<BudgetTerms> {
  return plan.isToken ? tokenBudget : (await readBudget(context, payer, plan)).terms
}

/**
 * Returns the terms for a transfer that would leave the payer below the rent minimum, which the chain rejects. Spends
 * the remainder as a priority fee. This allows sending the full balance even if prices have changed since it was
 * calculated. Returns undefined for other transfers, and if the remainder exceeds the maximum priority fee.
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
