import type { ChainNamespace } from '@openappkit/contract'

/** Namespaces whose token balances the public provider knows. */
export const balanceNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']

/** Stands for the native currency where a token address is asked for. */
export const nativeTokenAddresses: { readonly eip155: string; readonly solana: string } = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}
