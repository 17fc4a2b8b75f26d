import type { ProjectConfig, WalletPage, WalletQuery } from '@openappkit/contract'
import { AppKitError } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import { CloudError } from './CloudError'
import type { JsonClient } from './JsonClient'
import { allowedOrigins, analyticsConfig, projectConfig } from './projectAnswers'
import { ResponseCache } from './ResponseCache'
import { walletPage } from './walletPage'

/** How long a page of the wallet directory counts as new, in milliseconds. */
const walletPageLifetime = 300_000

/** Wallet directory, pictures and project settings. Errors as in `JsonClient`. Reference, cloud API section 3. */
export class WebApi {
  readonly #client: JsonClient
  readonly #cache: ResponseCache

  constructor(client: JsonClient, environment: Environment) {
    this.#client = client
    this.#cache = new ResponseCache(environment)
  }

  getWallets(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage> {
    const request = { path: '/getWallets', query: { ...query }, decode: walletPage }
    const key = this.#client.url(request.path, request.query)
    return this.#cache.read(key, walletPageLifetime, isBackground =>
      this.#client.get({ ...request, signal: isBackground ? undefined : signal }),
    )
  }

  getProjectConfig(): Promise<ProjectConfig> {
    return this.#client.get({ path: '/appkit/v1/config', decode: projectConfig })
  }

  /**
   * Patterns for `isAllowedOrigin`; none when the server knows no such project.
   * @throws AppKitError `RATE_LIMITED` and `SERVER_ERROR` with the CloudError as their cause.
   */
  async getAllowedOrigins(): Promise<readonly string[]> {
    try {
      return (await this.#client.get({ path: '/projects/v1/origins', decode: allowedOrigins })).allowedOrigins
    } catch (cause) {
      if (!(cause instanceof CloudError)) throw cause
      if (cause.status === 429) throw new AppKitError('cloud/rate-limited', 'RATE_LIMITED', { cause })
      if (cause.status >= 500) throw new AppKitError('cloud/server-error', 'SERVER_ERROR', { cause })
      return []
    }
  }

  async isAnalyticsEnabled(): Promise<boolean> {
    return (await this.#client.get({ path: '/getAnalyticsConfig', decode: analyticsConfig })).isAnalyticsEnabled
  }

  /** URL of a wallet's picture. */
  walletImageUrl(imageId: string): string {
    return this.#client.url(`/getWalletImage/${encodeURIComponent(imageId)}`)
  }

  /** URL of the picture of a network or connector. */
  assetImageUrl(imageId: string): string {
    return this.#client.url(`/public/getAssetImage/${encodeURIComponent(imageId)}`)
  }

  /** URL of a currency's picture. */
  currencyImageUrl(currency: string): string {
    return this.#client.url(`/public/getCurrencyImage/${encodeURIComponent(currency)}`)
  }

  /** URL of a token's picture. */
  tokenImageUrl(symbol: string): string {
    return this.#client.url(`/public/getTokenImage/${encodeURIComponent(symbol)}`)
  }
}
