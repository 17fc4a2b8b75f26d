import type { WalletQuery } from '@openappkit/contract'
import type { RegisteredWallet } from '@openappkit/wallet-registry'

export type Platform = NonNullable<WalletQuery['platform']>

/**
 * Returns the platforms of a wallet, derived from its links and stores. A mobile wallet without a store link counts for
 * both iOS and Android.
 */
export function walletPlatforms(wallet: RegisteredWallet): ReadonlySet<Platform> {
  const opens = wallet.mobile_link !== undefined || wallet.link_mode !== undefined
  const noStore = wallet.app_store === undefined && wallet.play_store === undefined
  const known: Record<Platform, boolean> = {
    ios: wallet.app_store !== undefined || (opens && noStore),
    android: wallet.play_store !== undefined || (opens && noStore),
    desktop: wallet.desktop_link !== undefined,
    web: wallet.webapp_link !== undefined,
    browser: wallet.chrome_store !== undefined || wallet.injected !== undefined || wallet.rdns !== undefined,
  }
  const all: readonly Platform[] = ['ios', 'android', 'desktop', 'web', 'browser']
  return new Set(all.filter(platform => known[platform]))
}
