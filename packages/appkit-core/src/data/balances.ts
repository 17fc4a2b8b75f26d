import type { ChainNamespace } from '@openappkit/contract'

/** Namespaces whose token balances the public provider serves. */
export const balanceNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']

/** Placeholder addresses of native currencies, for APIs that require a token address. */
export const nativeTokenAddresses: { readonly eip155: string; readonly solana: string } = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}
