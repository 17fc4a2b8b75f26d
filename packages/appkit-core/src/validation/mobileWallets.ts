import type { ChainNamespace } from '../caip/ChainNamespace'
import { coinbaseWalletId, phantomWalletId, solflareWalletId } from '../constants/walletIds'

/** Wallets that a phone can open: those with a mobile link, and those that open the page in their own browser instead. */
export function mobileWallets<Wallet extends { readonly id: string; readonly mobile_link?: string | null | undefined }>(
  wallets: readonly Wallet[],
  namespace: ChainNamespace | undefined,
): Wallet[] {
  const opensPage = namespace === 'solana' ? [coinbaseWalletId, phantomWalletId, solflareWalletId] : [coinbaseWalletId]
  return wallets.filter(wallet => wallet.mobile_link || opensPage.includes(wallet.id))
}
