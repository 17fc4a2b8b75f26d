import type { SwapInput } from '../SwapProvider'
import { parameterError, readToken, readUser, sharedChain } from '../swapAddress'

/** Hundredths of a percent. */
const DEFAULT_SLIPPAGE = 100
/** Highest slippage. A higher one would leave the user without protection. */
const MOST_SLIPPAGE = 5000
/** The largest 256-bit number. */
const MOST = 2n ** 256n - 1n

/** Parameters of a swap as a client sends them. */
export interface SwapParameters {
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly userAddress?: string | undefined
  readonly slippageBps?: number | undefined
}

/**
 * Validates the parameters of a swap.
 *
 * @throws HttpFailure 400 naming the problem.
 */
export function readSwap(parameters: SwapParameters): SwapInput {
  const { slippageBps = DEFAULT_SLIPPAGE, userAddress } = parameters
  const [from, to] = [readToken(parameters.from, 'from'), readToken(parameters.to, 'to')]
  const user = userAddress ? readUser(userAddress) : undefined
  const chainId = sharedChain(from, to, user)
  const amount = readAmount(parameters.amount, 'amount')
  if (from.address === to.address) throw parameterError('from and to are the same token. Choose two tokens.')
  if (slippageBps > MOST_SLIPPAGE) throw parameterError('The slippage is above 50 %. Choose a lower one.')
  return { chainId, from: from.address, to: to.address, amount, slippageBps, user: user?.address }
}

/**
 * Reads an amount of base units.
 *
 * @throws HttpFailure 400 if it is zero or exceeds 256 bits.
 */
export function readAmount(text: string, parameter: string): bigint {
  const amount = BigInt(text)
  if (amount > 0n && amount <= MOST) return amount
  throw parameterError(`${parameter} must be above zero and fit 256 bits.`)
}
