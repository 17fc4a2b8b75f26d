import { decodeErrorResult, isHex, parseAbi, size } from 'viem'
import type { ChainRefused } from '../chains/ChainRefused'
import { plainText } from '../tokens/plainText'

/** Standard errors, and the errors of exchanges that state them as types. */
const ABI = parseAbi([
  'error Error(string)',
  'error Panic(uint256)',
  'error Expired()',
  'error InvalidPath()',
  'error NoPool(address, address)',
  'error InsufficientInput()',
  'error InsufficientLiquidity()',
  'error InsufficientOutput(uint256, uint256)',
  'error TransferFailed(address)',
])

const LONGEST = 200
/** Maximum bytes of revert data to decode. */
const MOST_DATA = 4096

/** Returns the reason of a reverted call in one line, such as `UniswapV2Router: EXPIRED`. */
export function revertReason({ data, message }: Pick<ChainRefused, 'data' | 'message'>): string {
  const reason = decoded(data) ?? message.replace(/^execution reverted:?\s*/i, '')
  return plainText(reason, LONGEST) || 'The transaction would fail'
}

function decoded(data: unknown): string | undefined {
  if (!isHex(data) || size(data) < 4 || size(data) > MOST_DATA) return undefined
  try {
    const { errorName, args } = decodeErrorResult({ abi: ABI, data })
    return errorName === 'Error' && args ? String(args[0]) : errorName
  } catch {
    return undefined
  }
}
