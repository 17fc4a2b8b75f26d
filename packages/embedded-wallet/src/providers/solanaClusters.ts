/** Wallet Standard names of the public clusters, by CAIP-2 id. */
const names: Readonly<Record<string, `solana:${string}`>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** Returns the Wallet Standard names of networks. A private network keeps its CAIP-2 id. Never empty. */
export function clusterNames(ids: readonly string[]): readonly `solana:${string}`[] {
  const known = ids.flatMap(id => names[id] ?? (isSolana(id) ? [id] : []))
  return known.length > 0 ? known : ['solana:mainnet']
}

/** Returns the CAIP-2 id of a network by its Wallet Standard name. */
export function clusterIdOf(name: string): string {
  return Object.keys(names).find(id => names[id] === name) ?? name
}

function isSolana(id: string): id is `solana:${string}` {
  return id.startsWith('solana:')
}
