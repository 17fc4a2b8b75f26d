import type { Hex } from 'viem'
import type { ChainCall } from './ChainRpc'
import { toQuantity } from './quantity'

/** Plenty for a balance or a name, and a moment of a node's time: an account with a hundred tokens that burn all their gas still sees the others. */
const GAS = toQuantity(5_000_000n)

/** A question to a contract that anybody may have made. */
export function contractCall(to: Hex | string, data: Hex): ChainCall {
  return { method: 'eth_call', params: [{ to, data, gas: GAS }, 'latest'] }
}
