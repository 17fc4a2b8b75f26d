/** The clusters that have a name in Wallet Standard. Ids that were in use before genesis hashes are known as well. */
const names: Readonly<Record<string, `solana:${string}`>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** What Wallet Standard calls a chain: by its name, or, where it has none, as a local one and by its CAIP-2 id. */
export function solanaChainNames(caipId: `solana:${string}`): readonly `solana:${string}`[] {
  const name = names[caipId]
  return name === undefined ? ['solana:localnet', caipId] : [name]
}
