/** A public cluster of Solana. */
export interface SolanaCluster {
  /** Its name for users. */
  readonly name: string
  /** The ways in which sign-in messages write it, besides its CAIP-2 id and reference. */
  readonly signInNames: readonly string[]
}

const clusters: ReadonlyMap<string, SolanaCluster> = new Map([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { name: 'Solana', signInNames: ['mainnet', 'solana:mainnet', '1'] }],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', { name: 'Solana Devnet', signInNames: ['devnet', 'solana:devnet'] }],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', { name: 'Solana Testnet', signInNames: ['testnet', 'solana:testnet'] }],
])

/** Returns the public cluster with a CAIP-2 id. */
export function solanaCluster(chainId: string): SolanaCluster | undefined {
  return clusters.get(chainId)
}
