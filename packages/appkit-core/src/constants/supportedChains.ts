import type { ChainNamespace } from '@openappkit/contract'

/** Namespaces whose token balances the cloud knows. Spec 9. */
export const balanceNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']
/** Namespaces whose activity the cloud knows. Spec 9. */
export const activityNamespaces: readonly ChainNamespace[] = ['eip155']
/** Namespaces that have names. Spec 9. */
export const nameNamespaces: readonly ChainNamespace[] = ['eip155']
/** Namespaces that the email and social wallet serves. Spec 2. */
export const authNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']

/** EVM chain ids on which tokens can be swapped: twelve. Spec 9. */
export const swapChainIds: readonly number[] = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]
