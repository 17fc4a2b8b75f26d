import { isHex, slice } from 'viem/utils'
import type { EvmTransactionRequest } from '../../request/WalletRequest'
import type { ReviewDetail } from '../Review'
import type { ReviewScope } from '../ReviewScope'

const mostCode = 60_000

/**
 * Says whether the called contract has the called function at all, from its bytecode. A call without such a function runs
 * the fallback, as proxies do.
 */
export async function selectorHint(
  { to, data }: EvmTransactionRequest,
  { read }: ReviewScope,
): Promise<readonly ReviewDetail[]> {
  const code = to === null ? undefined : await read('eth_getCode', [to, 'latest']).catch(() => undefined)
  if (!isHex(code) || code.length <= 2 || code.length > mostCode) return []
  try {
    // Only unknown calls need the disassembler.
    const { selectorsFromBytecode } = await import('./selectorsFromBytecode')
    const isFound = selectorsFromBytecode(code).includes(slice(data, 0, 4).toLowerCase())
    return [{ label: 'functionInBytecode', value: isFound ? 'yes' : 'no' }]
  } catch {
    return []
  }
}
