import type { ProjectConfig, WalletPage, WalletQuery } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import type { JsonClient } from './JsonClient'
import { projectConfig } from './projectConfig'
import { ResponseCache } from './ResponseCache'
import { walletPage } from './walletPage'

/** Time in milliseconds that a page of the wallet directory stays fresh. */
const walletPageLifetime = 300_000

/** Fetches the wallet directory, images and project settings. Errors as in `JsonClient`. */
export class WebApi {
  /** Client for this host, for endpoints that have no method here. */
  readonly client: JsonClient
  readonly #cache: ResponseCache

  constructor(client: JsonClient, environment: Environment) {
    this.client = client
    this.#cache = new ResponseCache(environment)
  }

  /**
   * Fetches a page of the wallet directory. Pages are cached for five minutes. A stale page is returned immediately and
   * refreshed in the background.
   */
  getWallets(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage> {
    const request = { path: '/getWallets', query: { ...query }, decode: walletPage }
    const key = this.client.url(request.path, request.query)
    return this.#cache.read(key, walletPageLifetime, isBackground =>
      this.client.get({ ...request, signal: isBackground ? undefined : signal }),
    )
  }

  /** Fetches the project's settings. */
  getProjectConfig(): Promise<ProjectConfig> {
    return this.client.get({ path: '/appkit/v1/config', decode: projectConfig })
  }

  /** Returns the URL of a wallet's image. */
  walletImageUrl(imageId: string): string {
    return this.client.url(`/getWalletImage/${encodeURIComponent(imageId)}`)
  }

  /** Returns the URL of a network's or connector's image. */
  assetImageUrl(imageId: string): string {
    return this.client.url(`/public/getAssetImage/${encodeURIComponent(imageId)}`)
  }

  /** Returns the URL of a currency's image. */
  currencyImageUrl(currency: string): string {
    return this.client.url(`/public/getCurrencyImage/${encodeURIComponent(currency)}`)
  }

  /** Returns the URL of a token's image. */
  tokenImageUrl(symbol: string): string {
    return this.client.url(`/public/getTokenImage/${encodeURIComponent(symbol)}`)
  }
}
