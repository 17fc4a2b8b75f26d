import type { SwapToken } from './SwapToken'

/** How much worse than its quote a swap may end, in hundredths of a percent. `auto` depends on the tokens. */
export type Slippage = 'auto' | number

/** Slippage of the API, which has no view: 1%. */
export const defaultSlippage = 100
/** Choices of the view besides `auto`. */
export const slippagePresets: readonly number[] = [50, 100, 200]
/** Lowest and highest slippage that a user can set: 0.1% and 15%. */
export const slippageBounds = { min: 10, max: 1500 } as const
/** Slippage from which the view warns. */
export const highSlippage = 500

const stablePair = 50
const otherPair = 200
/** Prices of one US dollar within 2%. */
const aroundOne = { min: 0.98, max: 1.02 } as const

/** Returns the slippage of a swap in hundredths of a percent. */
export function slippageBpsOf(slippage: Slippage, from: SwapToken | undefined, to: SwapToken | undefined): number {
  if (slippage !== 'auto') return slippage
  return isStable(from) && isStable(to) ? stablePair : otherPair
}

/**
 * Returns whether a user may set this slippage, in hundredths of a percent.
 *
 * @example
 * ```ts
 * import { isSlippageAllowed } from '@openappkit/swaps'
 *
 * isSlippageAllowed(50) // true: 0.5%
 * isSlippageAllowed(2_000) // false: 20%
 * ```
 */
export function isSlippageAllowed(bps: number): boolean {
  return Number.isInteger(bps) && bps >= slippageBounds.min && bps <= slippageBounds.max
}

/** Returns the lowest amount to accept, rounded up so that the loss never exceeds the slippage. */
export function minimumOf(amount: bigint, bps: number): bigint {
  return (amount * BigInt(10_000 - bps) + 9_999n) / 10_000n
}

function isStable(token: SwapToken | undefined): boolean {
  const price = token?.price
  return token?.isListed === true && price !== undefined && price >= aroundOne.min && price <= aroundOne.max
}
