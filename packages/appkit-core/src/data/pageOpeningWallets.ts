import type { ChainNamespace } from '@openappkit/contract'
import { coinbaseWalletId, phantomWalletId, solflareWalletId } from './walletIds'

/** Wallets that open the app in their own browser: on `namespace`, or on every chain if it's omitted. */
export const pageOpeningWallets: readonly { readonly id: string; readonly namespace?: ChainNamespace }[] = [
  { id: coinbaseWalletId },
  { id: phantomWalletId, namespace: 'solana' },
  { id: solflareWalletId, namespace: 'solana' },
]
