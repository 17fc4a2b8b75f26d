import type { ChainNamespace } from '@openappkit/contract'
import { walletBrowsers } from '../data/walletBrowsers'

/** Context in which {@link browseLink} creates a link. */
export interface BrowseSituation {
  readonly page: Window
  /** Namespace that the user wants to connect on. */
  readonly namespace: ChainNamespace
  /** Id of the active network. Default: 1. */
  readonly chainId?: number | string | undefined
}

/**
 * Returns a link that opens the app in the wallet's own browser, for wallets that can't connect from a phone's browser
 * on this namespace. Returns undefined for other wallets and inside that browser.
 *
 * @example
 * ```ts
 * import { browseLink } from '@openappkit/appkit-core/links'
 *
 * export function solanaLink(walletId: string): string | undefined {
 *   return browseLink(walletId, { page: window, namespace: 'solana' })
 * }
 * ```
 */
export function browseLink(walletId: string, { page, namespace, chainId = 1 }: BrowseSituation): string | undefined {
  const browser = walletBrowsers.get(walletId)
  if (!browser || browser.namespace !== namespace || Reflect.get(page, browser.injected)) return undefined
  const { href, origin } = page.location
  return browser.link({ href, origin, chainId })
}
