import type { AdapterCapability } from '@openappkit/appkit-core'

/** What a page knows of a chain family before the code of its dialect loads. */
export interface ChainFamily {
  readonly chainName: string
  /** What a session's wallet can do. */
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

/** Returns what is known of a chain family. An unknown one goes by its namespace, and its accounts are all that a session has of it. */
export function chainFamilyOf(namespace: string): ChainFamily {
  return families.get(namespace) ?? { chainName: namespace, capabilities: ['switchNetwork'] }
}
