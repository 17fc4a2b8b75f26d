/** Names of networks in AppKit's API. */
const NAMES: Readonly<Record<string, readonly [name: string, display: string]>> = {
  'eip155:1': ['ethereum-mainnet', 'Ethereum'],
  'eip155:10': ['optimism-mainnet', 'Optimism'],
  'eip155:56': ['bnb-mainnet', 'BNB Smart Chain'],
  'eip155:137': ['polygon-mainnet', 'Polygon'],
  'eip155:8453': ['base-mainnet', 'Base'],
  'eip155:42161': ['arbitrum-mainnet', 'Arbitrum'],
  'eip155:43114': ['avacchain-mainnet', 'Avalanche'],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['solana-mainnet', 'Solana'],
  'bip122:000000000019d6689c085ae165831e93': ['bitcoin-mainnet', 'Bitcoin'],
}

export interface NetworkName {
  readonly name: string
  readonly displayName: string
  /** Reference of the CAIP-2 id. */
  readonly reference: string
}

/** Returns the names of a chain. Chains without one are named by their id. */
export function networkNameOf(chainId: string): NetworkName {
  const [name, displayName] = NAMES[chainId] ?? [chainId, chainId]
  return { name, displayName, reference: chainId.slice(chainId.indexOf(':') + 1) }
}

/**
 * Returns the chain with a name of AppKit's API: `ethereum-mainnet`, `ethereum`, a CAIP-2 id or its reference. Undefined
 * if none of the chains has it.
 */
export function chainNamed(name: string, chainIds: readonly string[]): string | undefined {
  return chainIds.find(chainId => {
    const known = networkNameOf(chainId)
    return [chainId, known.name, known.name.replace(/-mainnet$/, ''), known.reference].includes(name)
  })
}
