import type { ProjectConfig, WalletPage, WalletQuery } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import type { JsonClient } from './JsonClient'
import { projectConfig } from './projectConfig'
import { ResponseCache } from './ResponseCache'
import { walletPage } from './walletPage'

/** How long a page of the wallet directory counts as new, in milliseconds. */
const walletPageLifetime = 300_000

/** Wallet directory, pictures and project settings. Errors as in `JsonClient`. Reference, cloud API section 3. */
export class WebApi {
  /** For questions that only one part of the kit asks. */
  readonly client: JsonClient
  readonly #cache: ResponseCache

  constructor(client: JsonClient, environment: Environment) {
    this.client = client
    this.#cache = new ResponseCache(environment)
  }

  getWallets(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage> {
    const request = { path: '/getWallets', query: { ...query }, decode: walletPage }
    const key = this.client.url(request.path, request.query)
    return this.#cache.read(key, walletPageLifetime, isBackground =>
      this.client.get({ ...request, signal: isBackground ? undefined : signal }),
    )
  }

  getProjectConfig(): Promise<ProjectConfig> {
    return this.client.get({ path: '/appkit/v1/config', decode: projectConfig })
  }

  /** URL of a wallet's picture. */
  walletImageUrl(imageId: string): string {
    return this.client.url(`/getWalletImage/${encodeURIComponent(imageId)}`)
  }

  /** URL of the picture of a network or connector. */
  assetImageUrl(imageId: string): string {
    return this.client.url(`/public/getAssetImage/${encodeURIComponent(imageId)}`)
  }

  /** URL of a currency's picture. */
  currencyImageUrl(currency: string): string {
    return this.client.url(`/public/getCurrencyImage/${encodeURIComponent(currency)}`)
  }

  /** URL of a token's picture. */
  tokenImageUrl(symbol: string): string {
    return this.client.url(`/public/getTokenImage/${encodeURIComponent(symbol)}`)
  }
}
