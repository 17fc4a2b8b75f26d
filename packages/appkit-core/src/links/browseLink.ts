import type { ChainNamespace } from '@openappkit/contract'
import { coinbaseWalletId, phantomWalletId, solflareWalletId } from './walletIds'

/** Id of Binance's wallet in the directory, as the entry with a browser of its own. */
export const binanceWalletId = '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25'
const binanceAppId = 'yFK5FCqYprrXDiVFbhyRx7'

/** A wallet that opens this page in its own browser, where it is installed. */
interface Browser {
  readonly namespace: ChainNamespace
  /** What the wallet puts into a page that it shows. */
  readonly injected: string
  link(page: { readonly href: string; readonly origin: string; readonly chainId: number | string }): string
}

const browsers: ReadonlyMap<string, Browser> = new Map<string, Browser>([
  [
    phantomWalletId,
    {
      namespace: 'solana',
      injected: 'phantom',
      link: ({ href, origin }) =>
        `https://phantom.app/ul/browse/${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`,
    },
  ],
  [
    solflareWalletId,
    {
      namespace: 'solana',
      injected: 'solflare',
      link: ({ href }) =>
        `https://solflare.com/ul/v1/browse/${encodeURIComponent(href)}?ref=${encodeURIComponent(href)}`,
    },
  ],
  [
    coinbaseWalletId,
    {
      namespace: 'solana',
      injected: 'coinbaseSolana',
      link: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`,
    },
  ],
  [
    binanceWalletId,
    {
      namespace: 'bip122',
      injected: 'binancew3w',
      link({ href, chainId }) {
        const app = new URLSearchParams({
          appId: binanceAppId,
          startPagePath: btoa('/pages/browser/index'),
          startPageQuery: btoa(`url=${encodeURIComponent(href)}&defaultChainId=${chainId}`),
        })
        return `https://app.binance.com/en/download?${new URLSearchParams({ _dp: btoa(`bnc://app.binance.com/mp/app?${app}`) })}`
      },
    },
  ],
])

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
  const browser = browsers.get(walletId)
  if (!browser || browser.namespace !== namespace || Reflect.get(page, browser.injected)) return undefined
  const { href, origin } = page.location
  return browser.link({ href, origin, chainId })
}
