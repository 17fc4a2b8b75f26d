import { decodeFunctionData, type Hex, parseAbi } from 'viem'

const ABI = parseAbi([
  'struct Description { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, Description desc, bytes data) payable returns (uint256, uint256)',
])

/** The promises in the calldata of a swap. */
export interface SwapDescription {
  /** In lower case. */
  readonly recipient: string
  readonly amount: bigint
  readonly minAmount: bigint
}

/** Reads the calldata of the router's general `swap` function. Undefined for its shortcuts, which have other shapes. */
export function decodeSwapDescription(data: Hex): SwapDescription | undefined {
  try {
    const [, description] = decodeFunctionData({ abi: ABI, data }).args
    return {
      recipient: description.dstReceiver.toLowerCase(),
      amount: description.amount,
      minAmount: description.minReturnAmount,
    }
  } catch {
    return undefined
  }
}
