import type { SwapReview } from '../plan/SwapReview'
import type { SwapChain } from '../SwapChain'

/** Result of a finished swap. */
export interface SwapReceipt {
  /** Received amount in base units. Undefined if it can't be read. */
  readonly received: bigint | undefined
  /** Allowance of the swap's contract, if there is one. */
  readonly leftover: { readonly spender: string; readonly amount: bigint } | undefined
}

/**
 * Reads the received amount and any remaining allowance from the chain.
 *
 * @param before - Balance of the received token before the swap.
 */
export async function readReceipt(
  chain: SwapChain,
  review: SwapReview,
  hash: string,
  before: bigint | undefined,
): Promise<SwapReceipt> {
  const [received, leftover] = await Promise.all([
    readReceived(chain, review, hash, before).catch(() => undefined),
    readLeftover(chain, review).catch(() => undefined),
  ])
  return { received, leftover }
}

async function readReceived(
  chain: SwapChain,
  { outcome, payment, quote }: SwapReview,
  hash: string,
  before: bigint | undefined,
): Promise<bigint | undefined> {
  if (before === undefined) return undefined
  const { account, to } = quote.query
  const { address, network: caipNetwork } = account
  const { value } = await chain.getBalance({ address, caipNetwork, tokenAddress: to.address })
  if (to.address !== undefined) return value - before + (payment?.amount ?? 0n)
  const fee = await chain.paidFee?.({ hash, caipNetwork })
  return fee === undefined ? undefined : value - before + fee + (outcome?.deposit ?? 0n)
}

/** Returns the allowance of every contract that the review approved. */
async function readLeftover(chain: SwapChain, { quote, steps }: SwapReview): Promise<SwapReceipt['leftover']> {
  const spender = steps.find(({ approval }) => approval)?.approval?.spender ?? quote.spender
  const { account, from } = quote.query
  if (spender === undefined || from.address === undefined || !chain.getAllowance) return undefined
  const { address, network: caipNetwork } = account
  const amount = await chain.getAllowance({ address, caipNetwork, spender, tokenAddress: from.address })
  return amount > 0n ? { spender, amount } : undefined
}
