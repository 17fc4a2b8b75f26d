import type { CaipNetwork } from '../caip/CaipNetwork'
import { mainChains } from '../data/mainChains'
import { proxyChains } from '../data/proxyChains'

/**
 * The chains that wallets are looked for by: those that the host offers. No directory lists a development machine's own chain, so a family of which
 * nothing else is offered is looked for by its main chain as well.
 */
export function directoryChains(networks: readonly CaipNetwork[]): readonly string[] {
  const offered = networks.map(({ caipNetworkId }) => caipNetworkId)
  const families = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  const unlisted = families.filter(
    family => !offered.some(id => id.startsWith(`${family}:`) && proxyChains.includes(id)),
  )
  return [...new Set([...offered, ...unlisted.flatMap(family => mainChains[family] ?? [])])]
}

/** A wallet whose chains nobody knows counts as one that may do. */
export function sharesChain(chains: readonly string[] | undefined, wanted: readonly string[]): boolean {
  return !chains || chains.length === 0 || chains.some(chain => wanted.includes(chain))
}
