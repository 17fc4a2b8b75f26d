import type { SwapToken } from '../draft/SwapToken'
import type { SwapAccount } from '../SwapAccount'
import type { SwapContext } from '../SwapContext'
import { insufficientFee } from '../swapErrors'
import { prepareReview } from './prepareReview'
import { highestFee } from './SwapReview'

/** A maximum swap. */
export interface MaxQuery {
  readonly account: SwapAccount
  readonly from: SwapToken
  readonly to: SwapToken | undefined
  readonly slippageBps: number
}

/**
 * Returns the largest amount of a token to swap: its balance or, for the native coin, its balance without the fee. The
 * fee is that of a simulated swap of half the balance. Without the other token, returns half the balance of the native
 * coin's account, because the fee isn't known yet.
 *
 * @throws AppKitError `swap/insufficient-fee` if the fee uses up the balance, and the codes of `prepareReview`.
 */
export async function maxAmount(
  context: SwapContext,
  { account, from, slippageBps, to }: MaxQuery,
): Promise<{ readonly amount: bigint; readonly balance: bigint }> {
  const { address, network: caipNetwork } = account
  const chain = context.chain(caipNetwork)
  const { value: balance } = await chain.getBalance({ address, caipNetwork, tokenAddress: from.address })
  if (from.address !== undefined) return { amount: balance, balance }
  const half = balance / 2n
  if (!to || half === 0n) return { amount: half, balance }
  const query = { account, from, to, amount: half, slippageBps }
  const quote = await context.source.quote(query, new AbortController().signal)
  const { fee = 0n, outcome } = await prepareReview(context, quote, 1n)
  const reserve = chain.feeReserve?.(fee) ?? highestFee(fee) ?? 0n
  const amount = balance - reserve - (outcome?.deposit ?? 0n)
  if (amount <= 0n) throw insufficientFee(caipNetwork.nativeCurrency.symbol)
  return { amount, balance }
}
