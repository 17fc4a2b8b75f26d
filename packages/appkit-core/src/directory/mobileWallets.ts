import type { ChainNamespace } from '@openappkit/contract'
import { pageOpeningWallets } from '../data/pageOpeningWallets'

/**
 * Returns the wallets that a phone can open: those with a mobile link, and those that open the app in their own browser
 * on `namespace`.
 */
export function mobileWallets<Wallet extends { readonly id: string; readonly mobile_link?: string | null | undefined }>(
  wallets: readonly Wallet[],
  namespace: ChainNamespace | undefined,
): Wallet[] {
  const ids = pageOpeningWallets.filter(known => !known.namespace || known.namespace === namespace).map(({ id }) => id)
  return wallets.filter(wallet => wallet.mobile_link || ids.includes(wallet.id))
}
