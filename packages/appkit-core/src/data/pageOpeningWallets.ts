import type { ChainNamespace } from '@openappkit/contract'
import { coinbaseWalletId, phantomWalletId, solflareWalletId } from './walletIds'

/** Wallets that open the page in their own browser, and on which chain family. Without one: on any. Spec 5. */
export const pageOpeningWallets: readonly { readonly id: string; readonly namespace?: ChainNamespace }[] = [
  { id: coinbaseWalletId },
  { id: phantomWalletId, namespace: 'solana' },
  { id: solflareWalletId, namespace: 'solana' },
]
