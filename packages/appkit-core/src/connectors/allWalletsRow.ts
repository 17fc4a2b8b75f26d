import { formatWalletCount } from '../format/walletCount'
import type { AppKitOptions } from '../options/AppKitOptions'

/** Options of {@link allWalletsRow}. */
export interface AllWalletsInput {
  /** Whether WalletConnect is available. Without it, users can't open the directory's wallets. */
  readonly hasWalletConnect: boolean
  readonly hasBackend: boolean
  /** Value of the app's `allWallets` option. */
  readonly allWallets: AppKitOptions['allWallets']
  /** Whether the `allWallets` feature is on. */
  readonly isOn: boolean
  readonly isMobile: boolean
  /** Number of wallets in the directory, without the featured ones. */
  readonly count: number
  readonly featured: number
}

/**
 * Returns the "all wallets" row, or undefined if it is hidden. Its tag is the number of wallets, rounded down to tens
 * from ten upward, and empty until the directory has responded.
 *
 * @param locale - BCP 47 tag that sets the digits of the tag.
 *
 * @example
 * ```ts
 * import { allWalletsRow } from '@openappkit/appkit-core/modal'
 *
 * allWalletsRow({
 *   hasWalletConnect: true,
 *   hasBackend: true,
 *   allWallets: 'SHOW',
 *   isOn: true,
 *   isMobile: false,
 *   count: 430,
 *   featured: 7,
 * }) // { tag: '430+' }
 * ```
 */
export function allWalletsRow(input: AllWalletsInput, locale?: string): { readonly tag: string } | undefined {
  const { hasWalletConnect, hasBackend, allWallets = 'SHOW', isOn, isMobile, count, featured } = input
  const isShown = allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && isMobile)
  if (!hasWalletConnect || !hasBackend || !isOn || !isShown) return undefined
  return { tag: count > 0 ? formatWalletCount(count + featured, locale) : '' }
}
