import type { CustomWallet } from '../options/AppKitOptions'
import { nativePairingLink, universalPairingLink } from './pairingLink'

/** Where a link can lead. */
export type LinkPlatform = 'mobile' | 'desktop' | 'web'

export interface PlatformLinkOptions {
  readonly page: Window
  /** The pairing: `wc:…`. */
  readonly uri: string
  /** The host's `experimental_preferUniversalLinks`. */
  readonly preferUniversalLinks: boolean
}

/** The link that opens a wallet on a platform with a pairing in it; undefined when the wallet has none, or none that is safe. */
export function platformLink(
  platform: LinkPlatform,
  wallet: CustomWallet,
  { page, uri, preferUniversalLinks }: PlatformLinkOptions,
): string | undefined {
  if (platform === 'web') return universalPairingLink(wallet.webapp_link, uri)
  if (platform === 'desktop') return nativePairingLink(wallet.desktop_link, uri, page)
  const native = nativePairingLink(wallet.mobile_link, uri, page)
  const universal = universalPairingLink(wallet.link_mode, uri)
  return preferUniversalLinks ? (universal ?? native) : (native ?? universal)
}
