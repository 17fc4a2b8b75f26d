import type { AccountEntry, AppKitNetwork, ChainNamespace } from '@openappkit/appkit-core'

/** A chain family that tests connect to. */
export interface TestChain {
  readonly namespace: ChainNamespace
  readonly chainName: string
  readonly networks: readonly [AppKitNetwork, ...AppKitNetwork[]]
  /** Balance of every account, in base units of the native asset. */
  readonly balance: bigint
  /** Returns the accounts of the wallet that was connected at position `index`. The first one is active. */
  accounts(index: number): readonly [AccountEntry, ...AccountEntry[]]
}

const evmAddress = '0x71C7656EC7ab88b098defB751B7401B5f6d8976'

function network(id: number, name: string): AppKitNetwork {
  return {
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
  }
}

export const evm: TestChain = {
  namespace: 'eip155',
  chainName: 'Ethereum',
  networks: [network(1, 'Ethereum'), network(10, 'OP Mainnet'), network(8453, 'Base')],
  balance: 1_234_567_890_000_000_000n,
  accounts: index => [{ namespace: 'eip155', address: evmAddress + index, type: 'eoa' }],
}

function cluster(id: string, name: string): AppKitNetwork {
  return {
    id,
    name,
    chainNamespace: 'solana',
    caipNetworkId: `solana:${id}`,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [] } },
    blockExplorers: {
      default: { name: 'Scan', url: 'https://scan.example', addressUrl: 'https://scan.example/account/{address}' },
    },
  }
}

export const solana: TestChain = {
  namespace: 'solana',
  chainName: 'Solana',
  networks: [
    cluster('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana'),
    cluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet'),
  ],
  balance: 12_345_678_900n,
  accounts: index => [
    { namespace: 'solana', address: `7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaK${index + 1}`, type: 'eoa' },
  ],
}

export const bitcoin: TestChain = {
  namespace: 'bip122',
  chainName: 'Bitcoin',
  networks: [
    {
      id: '000000000019d6689c085ae165831e93',
      name: 'Bitcoin',
      chainNamespace: 'bip122',
      caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
      nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
      rpcUrls: { default: { http: [] } },
    },
  ],
  balance: 150_000_000n,
  accounts: index => [
    { namespace: 'bip122', address: `bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5md${index}`, type: 'payment' },
    {
      namespace: 'bip122',
      address: `bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg329${index}`,
      type: 'ordinal',
    },
  ],
}
