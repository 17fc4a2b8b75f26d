import type { Hex } from 'viem'
import type { ChainCall } from './ChainRpc'
import { toQuantity } from './quantity'

/**
 * Gas limit of a call: enough for a balance or a name, but little work for a node. Even 100 tokens that burn all their
 * gas don't hide the other tokens.
 */
const GAS = toQuantity(5_000_000n)

/** Returns an `eth_call` with a gas limit and without a sender. */
export function contractCall(to: Hex | string, data: Hex): ChainCall {
  return { method: 'eth_call', params: [{ to, data, gas: GAS }, 'latest'] }
}
