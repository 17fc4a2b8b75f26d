import { type Hex, isHex } from 'viem'
import { ChainRefused } from '../chains/ChainRefused'
import type { ChainRpc } from '../chains/ChainRpc'
import { ChainUnavailable } from '../chains/ChainUnavailable'

/** Outcome of a contract call. `nothing` if the call returned no data or reverted without a reason. */
export type CallOutcome =
  | { readonly type: 'answer'; readonly data: Hex }
  | { readonly type: 'reverted'; readonly data: Hex }
  | { readonly type: 'nothing' }

/** Contract calls for name lookups on one chain. */
export interface EnsCalls {
  /**
   * Calls a contract.
   *
   * @throws ChainUnavailable if the chain can't be reached. Whether a name exists is then unknown.
   * @throws ChainRefused if the node rejects the call for a reason other than a revert.
   */
  call(to: Hex, data: Hex): Promise<CallOutcome>
  /** Returns the code at an address, `0x` if there is none. */
  code(address: Hex): Promise<Hex>
}

const REVERT = /revert|vm execution|out of gas|opcode|stack (under|over)flow/i

/** Creates the calls of one chain. They read its latest block. */
export function ensCalls(rpc: Pick<ChainRpc, 'request'>, chainId: string): EnsCalls {
  return {
    async call(to, data) {
      try {
        const answer = hex(chainId, await rpc.request(chainId, 'eth_call', [{ to, data }, 'latest']))
        return answer === '0x' ? { type: 'nothing' } : { type: 'answer', data: answer }
      } catch (error) {
        if (!(error instanceof ChainRefused) || !(error.code === 3 || REVERT.test(error.message))) throw error
        const reason = revertData(chainId, error.data)
        return reason === '0x' ? { type: 'nothing' } : { type: 'reverted', data: reason }
      }
    },
    code: async address => hex(chainId, await rpc.request(chainId, 'eth_getCode', [address, 'latest'])),
  }
}

/** Returns the revert data of an error. Nodes send it directly, after a prefix, or one level deeper. */
function revertData(chainId: string, data: unknown): Hex {
  const inner = typeof data === 'object' && data !== null && 'data' in data ? data.data : data
  const [found = '0x'] = typeof inner === 'string' ? (/0x[0-9a-f]*$/i.exec(inner) ?? []) : []
  return hex(chainId, found)
}

/**
 * Returns `value` if it is hex.
 *
 * @throws ChainUnavailable otherwise, because such a result says nothing about the chain.
 */
function hex(chainId: string, value: unknown): Hex {
  if (!isHex(value)) throw new ChainUnavailable(chainId)
  return value
}
