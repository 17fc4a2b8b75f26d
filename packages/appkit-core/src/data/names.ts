import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'

/** Namespaces whose accounts can have names. */
export const namedNamespaces: readonly ChainNamespace[] = ['eip155']

/** Network that stores ENS names, regardless of the account's network. */
export const homeOfNames: CaipNetworkId = 'eip155:1'
