import type { EvmChain } from '@openappkit/testing/node'
import { custom, type Transport } from 'viem'

/** One question to a node. */
export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** A node as a host's transport reaches it. `answer` may answer in its place; what it leaves goes on to the chain. */
export function nodeBetween(
  chain: EvmChain,
  answer: (call: NodeCall, ask: (method: string, ...params: readonly unknown[]) => Promise<unknown>) => unknown,
): Transport {
  const ask = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    chain.client.request({ method, params } as never)
  return custom(
    {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
        const given = await answer({ method, params }, ask)
        return given === undefined ? ask(method, ...params) : given
      },
    },
    { retryCount: 0 },
  )
}

/** What a node says of a method that it doesn't have. */
export function noSuchMethod(): never {
  throw Object.assign(new Error('the method does not exist'), { code: -32601 })
}
