import { type Hex, hexToBigInt } from 'viem'
import type { WalletCore } from './WalletCore'

/** Fee fields of a transaction since EIP-1559, in wei. */
export interface DynamicFees {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/**
 * Returns the app's fees. Default: the chain's suggested tip plus twice the base fee, which covers several full blocks.
 */
export async function dynamicFees(
  wallet: WalletCore,
  request: { readonly maxFeePerGas?: Hex; readonly maxPriorityFeePerGas?: Hex },
  chainId: number,
): Promise<DynamicFees> {
  const tip = hexToBigInt(
    request.maxPriorityFeePerGas ?? ((await wallet.callChain('eth_maxPriorityFeePerGas', [], chainId)) as Hex),
  )
  if (request.maxFeePerGas !== undefined) {
    const maxFeePerGas = hexToBigInt(request.maxFeePerGas)
    // A tip above the maximum fee is invalid, and the app's maximum fee takes precedence.
    const isValidTip = tip <= maxFeePerGas
    return { maxFeePerGas, maxPriorityFeePerGas: isValidTip ? tip : maxFeePerGas }
  }
  const block = (await wallet.callChain('eth_getBlockByNumber', ['latest', false], chainId)) as { baseFeePerGas?: Hex }
  return { maxFeePerGas: hexToBigInt(block.baseFeePerGas ?? '0x0') * 2n + tip, maxPriorityFeePerGas: tip }
}
