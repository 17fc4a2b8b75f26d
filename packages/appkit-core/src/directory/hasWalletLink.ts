/** In universal-provider mode a wallet is reached by link alone: true when it has a mobile, desktop or webapp link. */
export function hasWalletLink(wallet: {
  readonly mobile_link?: string | null | undefined
  readonly desktop_link?: string | null | undefined
  readonly webapp_link?: string | null | undefined
}): boolean {
  return Boolean(wallet.mobile_link || wallet.desktop_link || wallet.webapp_link)
}
