import { type ActiveChains, caipOf, frameChainIdOf } from '../ActiveChains'
import type { CallHandlers } from './CallHandlers'

interface NetworkDependencies {
  chains(): Promise<ActiveChains>
}

/** Calls about networks. */
export function networkCalls({ chains }: NetworkDependencies): CallHandlers {
  return {
    SWITCH_NETWORK: async ({ chainId }) => {
      const networks = await chains()
      const chain = networks.require(caipOf(chainId))
      networks.select(chain)
      return { chainId: frameChainIdOf(chain) }
    },
    GET_CHAIN_ID: async () => ({ chainId: frameChainIdOf((await chains()).last) }),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [] }),
  }
}
