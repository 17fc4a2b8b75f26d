import { type Config, http } from '@wagmi/core'
import type { Chain } from '@wagmi/core/chains'

/** Sets the chains of a config. A chain that it has already stays the host's own object; one without transport gets `http()`. */
export function setChains(config: Config, chains: readonly Chain[]): void {
  const next = chains.map(chain => config.chains.find(({ id }) => id === chain.id) ?? chain)
  const isSame = next.length === config.chains.length && next.every((chain, index) => chain === config.chains[index])
  const [first, ...others] = next
  if (isSame || !first) return
  // A config made with `client` has no transports: it makes clients for any chain itself.
  const transports: Config['_internal']['transports'] | undefined = config._internal.transports
  if (transports) for (const { id } of next) transports[id] ??= http()
  config._internal.chains.setState([first, ...others])
}

/** Adds the chains that the config lacks. */
export function addChains(config: Config, chains: readonly Chain[]): void {
  const missing = chains.filter(chain => !config.chains.some(({ id }) => id === chain.id))
  setChains(config, [...config.chains, ...missing])
}
