import type { ChainNamespace } from '@openappkit/contract'
import { coinbaseWalletId, phantomWalletId, solflareWalletId } from './walletIds'

/** Wallets that open the app in their own browser. Without a `namespace`, they do so on every chain. */
export const pageOpeningWallets: readonly { readonly id: string; readonly namespace?: ChainNamespace }[] = [
  { id: coinbaseWalletId },
  { id: phantomWalletId, namespace: 'solana' },
  { id: solflareWalletId, namespace: 'solana' },
]
