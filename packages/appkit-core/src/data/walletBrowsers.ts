import type { ChainNamespace } from '@openappkit/contract'
import { binanceWalletId, coinbaseWalletId, phantomWalletId, solflareWalletId } from './walletIds'

const binanceAppId = 'yFK5FCqYprrXDiVFbhyRx7'

/** In-app browser of a wallet. On phones, users connect such a wallet by opening the app in that browser. */
export interface WalletBrowser {
  readonly namespace: ChainNamespace
  /** Name of the global that the wallet injects in its browser. */
  readonly injected: string
  /** Returns the link that opens `href` in the wallet's browser. */
  link(page: { readonly href: string; readonly origin: string; readonly chainId: number | string }): string
}

/** Wallet browsers by wallet id in the directory. */
export const walletBrowsers: ReadonlyMap<string, WalletBrowser> = new Map<string, WalletBrowser>([
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
