import { type Hex, isHex } from 'viem'
import { ChainRefused } from '../chains/ChainRefused'
import type { ChainRpc } from '../chains/ChainRpc'
import { ChainUnavailable } from '../chains/ChainUnavailable'

/** The outcome of a contract call. `nothing`: it failed without a reason, or there is no contract. */
export type CallOutcome =
  | { readonly type: 'answer'; readonly data: Hex }
  | { readonly type: 'reverted'; readonly data: Hex }
  | { readonly type: 'nothing' }

/** The chain that keeps the names, as far as looking one up needs it. */
export interface EnsCalls {
  /** @throws ChainUnavailable if the chain can't be reached: then it is unknown whether a name exists. */
  call(to: Hex, data: Hex): Promise<CallOutcome>
  /** Code at an address, `0x` where there is none. */
  code(address: Hex): Promise<Hex>
}

const REVERT = /revert|vm execution|out of gas|opcode|stack (under|over)flow/i

/** Calls on one chain, at its latest block. */
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

/** Nodes write it as it is, behind a word, or one level down. */
function revertData(chainId: string, data: unknown): Hex {
  const inner = typeof data === 'object' && data !== null && 'data' in data ? data.data : data
  const [found = '0x'] = typeof inner === 'string' ? (/0x[0-9a-f]*$/i.exec(inner) ?? []) : []
  return hex(chainId, found)
}

/** @throws ChainUnavailable: a node that answers with something else says nothing about the chain. */
function hex(chainId: string, value: unknown): Hex {
  if (!isHex(value)) throw new ChainUnavailable(chainId)
  return value
}
