import type { ChainNamespace } from '@openappkit/contract'

/** Namespaces that the email and social wallet supports. */
export const embeddedWalletNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']
