import type { Config } from '@wagmi/core'

/** Sends a request to the node of one chain and returns its unvalidated answer. */
export type NodeRequest = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** Returns the node of a chain over the host's transport. Requests reject for a chain that the config lacks. */
export function nodeOf(config: Config, chainId: number | string): NodeRequest {
  return async (method, ...params) =>
    config.getClient({ chainId: Number(chainId) }).request({ method, params } as never)
}
