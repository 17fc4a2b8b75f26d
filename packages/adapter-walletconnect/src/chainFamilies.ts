import type { AdapterCapability } from '@openappkit/appkit-core'

/** Facts about a chain family that are available before its dialect loads. */
export interface ChainFamily {
  readonly chainName: string
  /** Capabilities of a session's wallet. */
  readonly capabilities: readonly AdapterCapability[]
}

const families: ReadonlyMap<string, ChainFamily> = new Map<string, ChainFamily>([
  [
    'eip155',
    {
      chainName: 'EVM',
      capabilities: ['switchNetwork', 'addNetwork', 'signMessage', 'sendTransaction', 'estimateFee'],
    },
  ],
  ['solana', { chainName: 'Solana', capabilities: ['switchNetwork', 'signMessage'] }],
  ['bip122', { chainName: 'Bitcoin', capabilities: ['switchNetwork', 'signMessage'] }],
  ['polkadot', { chainName: 'Polkadot', capabilities: ['switchNetwork'] }],
  ['cosmos', { chainName: 'Cosmos', capabilities: ['switchNetwork'] }],
  ['sui', { chainName: 'Sui', capabilities: ['switchNetwork'] }],
  ['stacks', { chainName: 'Stacks', capabilities: ['switchNetwork'] }],
])

/** Returns a chain family. An unknown one uses its namespace as its name, and can only switch networks. */
export function chainFamilyOf(namespace: string): ChainFamily {
  return families.get(namespace) ?? { chainName: namespace, capabilities: ['switchNetwork'] }
}
