import type { CustomWallet } from '@openappkit/appkit-core'

/** A way to one wallet. `unsupported`: it would be an extension, which isn't in this browser. */
export type WalletPlatform = 'qrcode' | 'mobile' | 'browser' | 'web' | 'desktop' | 'unsupported'

/** What decides which ways there are. */
export interface PlatformSituation {
  /** Absent: any wallet that scans the code. */
  readonly wallet: (CustomWallet & { readonly injectedIds?: readonly string[] | undefined }) | undefined
  readonly isMobile: boolean
  /** Its extension can be asked. */
  readonly isInstalled: boolean
  /** Without adapters nobody can ask an extension. */
  readonly hasAdapters: boolean
}

/** The ways to a wallet, the best first; none when nothing leads to it. Reference, views section 5.1. */
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
