import type { ChainNamespace } from '@openappkit/contract'

/**
 * [CAIP-2](https://chainagnostic.org/CAIPs/caip-2) namespaces that OpenAppKit recognizes. Excludes those that adapters
 * add by declaration merging.
 */
export const chainNamespaces: readonly ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos', 'sui', 'stacks'] = [
  'eip155',
  'solana',
  'bip122',
  'polkadot',
  'cosmos',
  'sui',
  'stacks',
]

/** Returns whether OpenAppKit recognizes the namespace `value`. */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return (chainNamespaces as readonly unknown[]).includes(value)
}

/** Returns whether `value` has the form of a CAIP-2 namespace, known or not. */
export function isNamespaceName(value: unknown): value is ChainNamespace {
  return typeof value === 'string' && /^[-a-z0-9]{3,8}$/u.test(value)
}
