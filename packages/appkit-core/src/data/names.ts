import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'

/** Namespaces whose accounts can have names. */
export const namedNamespaces: readonly ChainNamespace[] = ['eip155']

/** Network of ENS names, whichever network the account is on. */
export const homeOfNames: CaipNetworkId = 'eip155:1'
