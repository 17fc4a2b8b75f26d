import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'

/** Namespaces whose accounts the backend has names for. */
export const namedNamespaces: readonly ChainNamespace[] = ['eip155']

/** ENS keeps the names of the whole world on one network, whichever network the account is on. */
export const homeOfNames: CaipNetworkId = 'eip155:1'
