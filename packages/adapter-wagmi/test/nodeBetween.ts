import type { EvmChain } from '@openappkit/testing/node'
import { custom, type Transport } from 'viem'

/** Request to a node. */
export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** Creates a transport in front of a node. `answer` can answer a request. The chain answers all others. */
export function nodeBetween(
  chain: EvmChain,
  answer: (call: NodeCall, ask: (method: string, ...params: readonly unknown[]) => Promise<unknown>) => unknown,
): Transport {
  const ask = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    chain.client.request({ method, params } as never)
  return custom(
    {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
        const override = await answer({ method, params }, ask)
        return override === undefined ? ask(method, ...params) : override
      },
    },
    { retryCount: 0 },
  )
}

/** Throws a node's error for an unsupported method. */
export function noSuchMethod(): never {
  throw Object.assign(new Error('the method does not exist'), { code: -32601 })
}
