import type { CaipNetwork } from '../caip/CaipNetwork'
import { mainChains } from '../data/mainChains'
import { proxyChains } from '../data/proxyChains'

/**
 * Returns the CAIP-2 ids of the chains to query wallets for: the app's networks, plus a namespace's main chain if the
 * public provider serves none of the app's networks in that namespace. For example, no directory lists wallets for
 * local chains.
 */
export function directoryChains(networks: readonly CaipNetwork[]): readonly string[] {
  const offered = networks.map(({ caipNetworkId }) => caipNetworkId)
  const families = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  const unlisted = families.filter(
    family => !offered.some(id => id.startsWith(`${family}:`) && proxyChains.includes(id)),
  )
  return [...new Set([...offered, ...unlisted.flatMap(family => mainChains[family] ?? [])])]
}

/** Returns whether a wallet supports one of the wanted chains. Also true if `chains` is missing or empty. */
export function sharesChain(chains: readonly string[] | undefined, wanted: readonly string[]): boolean {
  return !chains || chains.length === 0 || chains.some(chain => wanted.includes(chain))
}
