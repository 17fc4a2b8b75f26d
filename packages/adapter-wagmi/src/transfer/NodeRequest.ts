import type { Config } from '@wagmi/core'

/** Asks the node of one chain. Answers are what the node says, whatever that is. */
export type NodeRequest = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** The node of a chain over the host's transport. Asking one of a chain that the config doesn't have fails like one that doesn't answer. */
export function nodeOf(config: Config, chainId: number | string): NodeRequest {
  return async (method, ...params) =>
    config.getClient({ chainId: Number(chainId) }).request({ method, params } as never)
}
