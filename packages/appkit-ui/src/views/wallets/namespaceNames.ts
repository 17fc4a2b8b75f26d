import type { ChainNamespace } from '@openappkit/appkit-core'

/** Names of chain families. They are names, the same in every language. */
export const namespaceNames: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
  sui: 'Sui',
  stacks: 'Stacks',
}
