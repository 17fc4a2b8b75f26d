import type { Hex } from 'viem'
import type { ChainCall } from './ChainRpc'
import { toQuantity } from './quantity'

/**
 * Gas limit of a call: enough for a balance or a name, but little work for a node. 100 tokens that burn all their gas
 * don't hide the others.
 */
const GAS = toQuantity(5_000_000n)

/** Returns an `eth_call` without a sender, with a gas limit. */
export function contractCall(to: Hex | string, data: Hex): ChainCall {
  return { method: 'eth_call', params: [{ to, data, gas: GAS }, 'latest'] }
}
