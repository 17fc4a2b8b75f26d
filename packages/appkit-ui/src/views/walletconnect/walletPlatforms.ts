import type { CustomWallet } from '@openappkit/appkit-core'

/** Way to connect a wallet. `unsupported` is an extension that isn't installed in this browser. */
export type WalletPlatform = 'qrcode' | 'mobile' | 'browser' | 'web' | 'desktop' | 'unsupported'

/** The facts that decide which platforms are available. */
export interface PlatformSituation {
  /** Undefined if any wallet may scan the code. */
  readonly wallet: (CustomWallet & { readonly injectedIds?: readonly string[] | undefined }) | undefined
  readonly isMobile: boolean
  /** Whether the wallet's extension is installed. */
  readonly isInstalled: boolean
  /** Whether the kit has adapters. Extensions need them. */
  readonly hasAdapters: boolean
}

/** Returns a wallet's platforms, best first. Empty if it supports none. */
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
    // Phones don't support extensions.
    isExtension && !isInstalled && !isMobile && 'unsupported',
  ]
  return platforms.filter(platform => platform !== false)
}
