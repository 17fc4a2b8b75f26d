import { type Address, encodeFunctionData, type Hex } from 'viem'
import { routerAbi } from './routerAbi'

/** A swap through a router. */
export interface RouterSwap {
  readonly path: readonly Address[]
  readonly paysNative: boolean
  readonly receivesNative: boolean
  readonly amount: bigint
  readonly minAmount: bigint
  readonly recipient: Address
  /** Seconds since the epoch. */
  readonly deadline: bigint
}

/**
 * Encodes a swap.
 *
 * @param takesFees - Whether a token of the path keeps a fee on each transfer, so that the router must measure what
 *   arrives.
 */
export function routerCalldata(swap: RouterSwap, takesFees: boolean): Hex {
  const { path, amount, minAmount, recipient, deadline } = swap
  const out = [minAmount, path, recipient, deadline] as const
  if (swap.paysNative) {
    return takesFees
      ? encodeFunctionData({
          abi: routerAbi,
          functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
          args: out,
        })
      : encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args: out })
  }
  const args = [amount, ...out] as const
  if (swap.receivesNative) {
    return takesFees
      ? encodeFunctionData({
          abi: routerAbi,
          functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
          args,
        })
      : encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForETH', args })
  }
  return takesFees
    ? encodeFunctionData({
        abi: routerAbi,
        functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
        args,
      })
    : encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForTokens', args })
}
