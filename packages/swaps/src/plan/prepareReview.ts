import { AppKitError } from '@openappkit/appkit-core'
import { priceImpact } from '../quote/priceImpact'
import type { SwapQuote } from '../quote/SwapQuote'
import type { SwapChain } from '../SwapChain'
import type { SwapContext } from '../SwapContext'
import { insufficientFee, planMismatch, priceMoved, unsupportedChain, wouldFail } from '../swapErrors'
import { assertOutcome, type SwapOutcome } from './assertOutcome'
import { mergeRequests } from './mergeRequests'
import type { PreparedStep } from './PreparedStep'
import { preparePayment } from './preparePayment'
import { prepareSteps } from './prepareSteps'
import { readBalances } from './readBalances'
import type { SwapStep } from './SwapPlan'
import { highestFee, type SwapReview } from './SwapReview'

/**
 * Builds a swap at the current price, checks each step against the quote and simulates all of them together. Resolves
 * with the review, whose steps are exactly what the wallet will get.
 *
 * @param minimum - Lowest amount that the user accepts.
 * @throws AppKitError with a `swap/*` code if the swap can't be built, differs from the quote, or would fail.
 */
export async function prepareReview(context: SwapContext, quote: SwapQuote, minimum: bigint): Promise<SwapReview> {
  const { query } = quote
  const { account, from } = query
  const chain = context.chain(account.network)
  if (!chain.sendRequest || !chain.describeRequest) throw unsupportedChain()
  const balances = await readBalances(chain, query)
  const plan = await context.source.plan({ quote, minimum })
  if (plan.quote.amountOut < minimum) throw priceMoved()
  const needed = await withoutGivenApprovals(chain, plan.steps, quote)
  const limits = { query, minimum, now: context.environment.now(), contracts: context.contracts }
  const swap = await prepareSteps(chain, needed, limits)
  const wanted = context.payment?.(query)
  const canBatch =
    (swap.length > 1 || wanted !== undefined) &&
    ((await chain.canBatch?.({ address: account.address, caipNetwork: account.network })) ?? false)
  const pay = canBatch && wanted ? await preparePayment(chain, query, wanted, balances.to + minimum) : undefined
  const payment = pay && wanted
  const steps = pay ? [...swap, pay] : swap
  const isBatch = canBatch && steps.length > 1
  const spent = payment?.amount ?? 0n
  const limitsOfOutcome = { accepted: minimum, promised: plan.minimum, spent }
  const { outcome, fee } = await simulate(chain, steps, quote, limitsOfOutcome)
  const coin = (from.address === undefined ? query.amount : 0n) + (outcome?.deposit ?? 0n)
  // A prepared transaction fixes its fee.
  const highest = steps.at(-1)?.request.kind === 'transaction' ? fee : highestFee(fee)
  if (highest !== undefined && balances.coin < coin + highest)
    throw insufficientFee(account.network.nativeCurrency.symbol)
  const current = { ...plan.quote, query }
  const impact = priceImpact(current)
  return { quote: current, minimum, impact, steps, isBatch, payment, outcome, fee, balance: balances.from }
}

/** Leaves out approvals if the contract may already spend the amount. */
async function withoutGivenApprovals(
  chain: SwapChain,
  steps: readonly SwapStep[],
  { query }: SwapQuote,
): Promise<readonly SwapStep[]> {
  const approval = steps.findLast(step => step.kind === 'approve')
  if (approval?.kind !== 'approve' || !chain.getAllowance) return steps
  const { address, network: caipNetwork } = query.account
  const { spender, tokenAddress } = approval
  const allowed = await chain.getAllowance({ address, caipNetwork, spender, tokenAddress })
  return allowed >= query.amount ? steps.filter(step => step.kind !== 'approve') : steps
}

async function simulate(
  chain: SwapChain,
  steps: readonly PreparedStep[],
  { query }: SwapQuote,
  { accepted, promised, spent }: { readonly accepted: bigint; readonly promised: bigint; readonly spent: bigint },
): Promise<{ readonly outcome: SwapOutcome | undefined; readonly fee: bigint | undefined }> {
  const request = mergeRequests(steps)
  const isPrepared = request.kind === 'transaction'
  try {
    const simulated = await chain.simulateRequest?.(request)
    // The bytes of a prepared transaction don't show everything that it does.
    if (!simulated && isPrepared) throw planMismatch('not simulated')
    if (!simulated) return { outcome: undefined, fee: undefined }
    // Nothing but the simulation shows whether a prepared transaction keeps the minimum that its source promises.
    const minimum = isPrepared && promised > accepted ? promised : accepted
    return { outcome: assertOutcome(simulated, query, minimum, isPrepared, spent), fee: simulated.fee }
  } catch (cause) {
    if (cause instanceof AppKitError && cause.code !== 'transaction/would-fail') throw cause
    throw wouldFail(cause)
  }
}
