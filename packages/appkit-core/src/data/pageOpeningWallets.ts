import type { ChainNamespace } from '@openappkit/contract'
import { coinbaseWalletId, phantomWalletId, solflareWalletId } from './walletIds'

/**
 * Wallets that connect by opening the app in their own browser, on `namespace` only. If it's omitted, on every chain.
 */
export const pageOpeningWallets: readonly { readonly id: string; readonly namespace?: ChainNamespace }[] = [
  { id: coinbaseWalletId },
  { id: phantomWalletId, namespace: 'solana' },
  { id: solflareWalletId, namespace: 'solana' },
]
