import type { CustomWallet } from '../options/AppKitOptions'
import { nativePairingLink, universalPairingLink } from './pairingLink'

/** Platform of the wallet that a link opens. */
export type LinkPlatform = 'mobile' | 'desktop' | 'web'

/** Options of {@link platformLink}. */
export interface PlatformLinkOptions {
  readonly page: Window
  /** Pairing URI: `wc:…`. */
  readonly uri: string
  /** Whether to prefer https links, from the option `experimental_preferUniversalLinks`. */
  readonly preferUniversalLinks: boolean
}

/**
 * Returns the link that opens a wallet on a platform and passes it a pairing. Returns undefined if the wallet has no
 * safe link for the platform.
 *
 * @example
 * ```ts
 * import { platformLink } from '@openappkit/appkit-core/links'
 *
 * const wallet = { id: 'example', name: 'Example', mobile_link: 'example://' }
 * export function mobileLink(uri: string): string | undefined {
 *   return platformLink('mobile', wallet, { page: window, uri, preferUniversalLinks: false })
 * }
 * ```
 */
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
