import { formatWalletCount } from '../format/walletCount'
import type { AppKitOptions } from '../options/AppKitOptions'

/** What decides on the row that leads to the whole directory. */
export interface AllWalletsInput {
  /** Whether there is a connector for wallets that are reached by link: without one the directory leads nowhere. */
  readonly hasWalletConnect: boolean
  readonly hasBackend: boolean
  /** The host's option. */
  readonly allWallets: AppKitOptions['allWallets']
  /** The feature flag. */
  readonly isOn: boolean
  readonly isMobile: boolean
  /** As the directory says. */
  readonly count: number
  readonly featured: number
}

/**
 * The 'all wallets' row: undefined where there is none, else its tag, which is empty until the directory has answered. Reference, views section 4.1.
 *
 * @param locale - BCP 47 tag whose digits the tag uses.
 */
export function allWalletsRow(input: AllWalletsInput, locale?: string): { readonly tag: string } | undefined {
  const { hasWalletConnect, hasBackend, allWallets = 'SHOW', isOn, isMobile, count, featured } = input
  const isShown = allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && isMobile)
  if (!hasWalletConnect || !hasBackend || !isOn || !isShown) return undefined
  return { tag: count > 0 ? formatWalletCount(count + featured, locale) : '' }
}
