import type { ChainNamespace } from '@openappkit/appkit-core'

/** Id of the wallet's connectors. */
export const connectorId = 'ID_AUTH'

/** Namespaces that the wallet has accounts on. */
export const walletNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']
