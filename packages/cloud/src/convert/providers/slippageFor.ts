import { SwapFailure } from '../SwapFailure'

const WHOLE = 10_000n

/**
 * Returns the highest slippage, in hundredths of a percent, that still guarantees a minimum.
 *
 * @throws SwapFailure `price-moved` if the amount is below the minimum.
 */
export function slippageFor(toAmount: bigint, minAmount: bigint): number {
  if (toAmount < minAmount) throw new SwapFailure('price-moved')
  return Number(((toAmount - minAmount) * WHOLE) / toAmount)
}
