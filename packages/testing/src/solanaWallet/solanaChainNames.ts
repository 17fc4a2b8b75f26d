/** Clusters with a Wallet Standard name, including their ids from before genesis hashes were used. */
const names: Readonly<Record<string, `solana:${string}`>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/**
 * Returns a chain's identifiers in the Wallet Standard: its name or, if it has none, `solana:localnet` and its CAIP-2
 * id.
 */
export function solanaChainNames(caipId: `solana:${string}`): readonly `solana:${string}`[] {
  const name = names[caipId]
  return name === undefined ? ['solana:localnet', caipId] : [name]
}
