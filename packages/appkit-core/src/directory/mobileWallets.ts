import type { ChainNamespace } from '@openappkit/contract'
import { coinbaseWalletId, phantomWalletId, solflareWalletId } from '../links/walletIds'

/** Wallets that open the page in their own browser, and on which chain family. Without one: on any. Spec 5. */
const opening: readonly { readonly id: string; readonly namespace?: ChainNamespace }[] = [
  { id: coinbaseWalletId },
  { id: phantomWalletId, namespace: 'solana' },
  { id: solflareWalletId, namespace: 'solana' },
]

/** Wallets that a phone can open: those with a mobile link, and those that open the page in their own browser instead. */
export function mobileWallets<Wallet extends { readonly id: string; readonly mobile_link?: string | null | undefined }>(
  wallets: readonly Wallet[],
  namespace: ChainNamespace | undefined,
): Wallet[] {
  const ids = opening.filter(known => !known.namespace || known.namespace === namespace).map(({ id }) => id)
  return wallets.filter(wallet => wallet.mobile_link || ids.includes(wallet.id))
}
