import type { CustomWallet } from '@openappkit/appkit-core'

/** A way to one wallet. `unsupported`: it would be an extension, which isn't in this browser. */
export type WalletPlatform = 'qrcode' | 'mobile' | 'browser' | 'web' | 'desktop' | 'unsupported'

/** The facts that decide which platforms are available. */
export interface PlatformSituation {
  /** Absent: any wallet that scans the code. */
  readonly wallet: (CustomWallet & { readonly injectedIds?: readonly string[] | undefined }) | undefined
  readonly isMobile: boolean
  /** Its extension is installed. */
  readonly isInstalled: boolean
  /** Without adapters, extensions can't be used. */
  readonly hasAdapters: boolean
}

/** Returns the platforms of a wallet, best first; empty if it has none. */
export function walletPlatforms(situation: PlatformSituation): readonly WalletPlatform[] {
  const { wallet, isMobile, isInstalled, hasAdapters } = situation
  if (!wallet) return ['qrcode']
  const { rdns, injectedIds = [], mobile_link, link_mode, webapp_link, desktop_link } = wallet
  const isExtension = hasAdapters && (Boolean(rdns) || injectedIds.length > 0)
  const platforms: (WalletPlatform | false)[] = [
    isExtension && isInstalled && 'browser',
    Boolean(mobile_link || link_mode) && (isMobile ? 'mobile' : 'qrcode'),
    Boolean(webapp_link) && 'web',
    Boolean(desktop_link) && !isMobile && 'desktop',
    // No phone takes an extension.
    isExtension && !isInstalled && !isMobile && 'unsupported',
  ]
  return platforms.filter(platform => platform !== false)
}
