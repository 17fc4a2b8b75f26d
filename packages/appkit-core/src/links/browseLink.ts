import type { ChainNamespace } from '@openappkit/contract'
import { walletBrowsers } from '../data/walletBrowsers'

export interface BrowseSituation {
  readonly page: Window
  /** The namespace that the visitor is about to connect on. */
  readonly namespace: ChainNamespace
  /** Id of the network in use. */
  readonly chainId?: number | string | undefined
}

/**
 * The link by which a phone shows this page in the wallet's own browser: for wallets that connect on a namespace in no other way, unless the page
 * is there already. Undefined for every other wallet. Spec 2, 'Mobile deep links'; reference, views section 6.
 */
export function browseLink(walletId: string, { page, namespace, chainId = 1 }: BrowseSituation): string | undefined {
  const browser = walletBrowsers.get(walletId)
  if (!browser || browser.namespace !== namespace || Reflect.get(page, browser.injected)) return undefined
  const { href, origin } = page.location
  return browser.link({ href, origin, chainId })
}
