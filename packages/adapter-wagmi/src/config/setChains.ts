import type { Config } from '@wagmi/core'
import type { Chain } from '@wagmi/core/chains'
import type { MakeTransport } from '../rpc/chainTransport'

/**
 * Sets the chains of a config. A known chain stays the host's own object; a chain without a transport gets
 * `transport()`.
 */
export function setChains(config: Config, chains: readonly Chain[], transport: MakeTransport): void {
  const { chains: known, _internal } = config
  const ids = (some: readonly Chain[]) => some.map(({ id }) => id).join()
  const [first, ...others] = chains.map(chain => known.find(({ id }) => id === chain.id) ?? chain)
  if (!first || ids(chains) === ids(known)) return
  // A config with `client` has no transports: it creates clients for any chain.
  const transports: Config['_internal']['transports'] | undefined = _internal.transports
  if (transports) for (const { id } of chains) transports[id] ??= transport()
  _internal.chains.setState([first, ...others])
}

/** Adds the chains that are missing from the config. */
export function addChains(config: Config, chains: readonly Chain[], transport: MakeTransport): void {
  const known = new Set(config.chains.map(({ id }) => id))
  setChains(config, [...config.chains, ...chains.filter(({ id }) => !known.has(id))], transport)
}
