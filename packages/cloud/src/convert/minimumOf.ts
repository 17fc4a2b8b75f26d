import { SwapFailure } from './SwapFailure'

const WHOLE = 10_000n

/** Returns an amount minus the slippage in hundredths of a percent, rounded down. */
export function lessSlippage(amount: bigint, slippageBps: number): bigint {
  return (amount * (WHOLE - BigInt(slippageBps))) / WHOLE
}

/**
 * Returns the lowest amount that a swap may pay out: the requested one, or the offer minus the slippage. At least 1.
 *
 * @throws SwapFailure `price-moved` if the offer is below the requested minimum.
 */
export function minimumOf(
  offered: bigint,
  { minAmount, slippageBps }: { readonly minAmount?: bigint | undefined; readonly slippageBps: number },
): bigint {
  if (minAmount !== undefined && offered < minAmount) throw new SwapFailure('price-moved')
  const lowest = minAmount ?? lessSlippage(offered, slippageBps)
  return lowest > 0n ? lowest : 1n
}
