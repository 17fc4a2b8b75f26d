import type { Config } from '@wagmi/core'

/** Sends a request to the node of one chain and returns its unvalidated answer. */
export type NodeRequest = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/**
 * Returns a function that sends requests to a chain's node over the app's transport. The function rejects for a chain
 * that isn't in the config.
 */
export function nodeOf(config: Config, chainId: number | string): NodeRequest {
  return async (method, ...params) =>
    config.getClient({ chainId: Number(chainId) }).request({ method, params } as never)
}
