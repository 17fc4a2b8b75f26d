import { type Address, decodeFunctionData, type Hex } from 'viem'
import { exchangeAbi } from './exchangeAbi'

/** A swap with an exact input. */
export interface Swap {
  readonly amountIn: bigint
  readonly path: readonly Address[]
}

/** Decodes a transaction to the router. Returns undefined if it isn't a swap. */
export function readSwap(data: Hex, value: bigint): Swap | undefined {
  const call = decode(data)
  switch (call?.functionName) {
    case 'swapExactETHForTokens':
    case 'swapExactETHForTokensSupportingFeeOnTransferTokens':
      return { amountIn: value, path: call.args[1] }
    case 'swapExactTokensForETH':
    case 'swapExactTokensForTokens':
    case 'swapExactTokensForETHSupportingFeeOnTransferTokens':
    case 'swapExactTokensForTokensSupportingFeeOnTransferTokens':
      return { amountIn: call.args[0], path: call.args[2] }
    default:
      return undefined
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: exchangeAbi, data })
  } catch {
    // Anyone can send any data to the router.
    return undefined
  }
}
