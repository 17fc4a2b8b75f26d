import type { Config } from '@wagmi/core'

/** Reverse domain names of the wallets that announced themselves in this page (EIP-6963). */
export function announcedRdns(config: Config): ReadonlySet<string> {
  return new Set(config._internal.mipd?.getProviders().map(({ info }) => info.rdns))
}

/**
 * Gives each announced wallet its connector where wagmi left it out: announcements that came before wagmi had read its storage, and wallets
 * whose SDK connector the host brings (the announced one is the better way to reach them).
 */
export function addAnnouncedConnectors(config: Config): void {
  const { connectors, mipd } = config._internal
  const known = new Set(config.connectors.map(({ id }) => id))
  const missing = (mipd?.getProviders() ?? []).filter(({ info }) => !known.has(info.rdns) && known.add(info.rdns))
  if (missing.length === 0) return
  const added = missing.map(detail => {
    const create = connectors.providerDetailToConnector(detail)
    // With its rdns wagmi recognises the connector as this wallet's and makes no second one.
    return connectors.setup(parameters => ({ ...create(parameters), rdns: detail.info.rdns }))
  })
  connectors.setState(all => [...all, ...added])
}
