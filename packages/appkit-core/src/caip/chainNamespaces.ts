import type { ChainNamespace } from '@openappkit/contract'

/** The chain families that have a name here. CAIP-2. */
export const chainNamespaces: readonly ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos', 'sui', 'stacks'] = [
  'eip155',
  'solana',
  'bip122',
  'polkadot',
  'cosmos',
  'sui',
  'stacks',
]

/** True when `value` is a namespace that OpenAppKit knows. */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return (chainNamespaces as readonly unknown[]).includes(value)
}

/** True when `value` has the form of a CAIP-2 namespace. Which ones there are is for adapters to say. */
export function isNamespaceName(value: unknown): value is ChainNamespace {
  return typeof value === 'string' && /^[-a-z0-9]{3,8}$/u.test(value)
}
