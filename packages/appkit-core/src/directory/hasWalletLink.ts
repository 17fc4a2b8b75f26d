/**
 * Returns whether a wallet has a mobile, desktop or webapp link. If the app has no adapters, users can reach wallets
 * only by link.
 */
export function hasWalletLink(wallet: {
  readonly mobile_link?: string | null | undefined
  readonly desktop_link?: string | null | undefined
  readonly webapp_link?: string | null | undefined
}): boolean {
  return Boolean(wallet.mobile_link || wallet.desktop_link || wallet.webapp_link)
}
