import type { AppKitError } from '@openappkit/contract'
import { isDevelopment } from '../environment/isDevelopment'
import type { ModalKit } from '../kit/ModalKit'
import type { CloudHosts } from '../options/CloudHosts'
import { cloudHosts } from './cloudHosts'
import type { CloudQuery } from './cloudUrl'
import type { HostRecord } from './explainFailure'
import { JsonClient } from './JsonClient'
import { sdkVersion } from './sdkVersion'
import { WebApi } from './WebApi'

/**
 * Provides the backend's clients, one per host. Destroying the kit aborts their requests.
 *
 * A controller of the kit: `kit.controller(CloudApi)`.
 *
 * @example
 * ```ts
 * import { CloudApi, text } from '@openappkit/appkit-core/cloud'
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 *
 * async function greet(kit: ModalKit) {
 *   return kit.controller(CloudApi).blockchain.get({ path: '/v1/greeting', decode: text(100) })
 * }
 * ```
 */
export class CloudApi {
  readonly hosts: CloudHosts
  /** Wallet directory, images and project settings. */
  readonly web: WebApi
  /** Chain and account data, and features' APIs. */
  readonly blockchain: JsonClient
  /** Events and error reports. */
  readonly pulse: JsonClient
  /** Called for every failed GET request of `web` and `blockchain`, except aborted ones. Set by telemetry. */
  declare onFailure?: ((error: AppKitError) => void) | undefined
  /**
   * Resolves with whether an alert explained why the backend rejected this app. Waits for pending alerts to be raised.
   */
  isRefused: Promise<boolean> = Promise.resolve(false)
  readonly #kit: ModalKit
  readonly #record: HostRecord = { answered: new Set(), isSilent: false }

  constructor(kit: ModalKit) {
    const { environment, options, projectId } = kit
    const ended = new AbortController()
    this.#kit = kit
    kit.context.onDestroy(() => {
      this.#record.isSilent = true
      ended.abort()
    })
    this.hosts = cloudHosts(options.input.cloud)
    const query = (): CloudQuery => ({ projectId, st: 'appkit', sv: sdkVersion(kit) })
    const common = { query, environment, signal: ended.signal }
    const client = (base: string): JsonClient =>
      new JsonClient({
        ...common,
        base,
        onFailure: error => this.#onFailure(error, base),
        onSuccess: () => this.#record.answered.add(base),
      })
    this.web = new WebApi(client(this.hosts.web), environment)
    this.blockchain = client(this.hosts.blockchain)
    this.pulse = new JsonClient({ ...common, base: this.hosts.pulse })
  }

  /**
   * Explains a failure to developers, with an alert or an error for `onError`. See `explainFailure`, which loads on
   * demand. Resolves with whether there was an alert.
   *
   * @param url - Base URL of the host.
   */
  async explain(error: AppKitError, url: string): Promise<boolean> {
    const { answered, isSilent } = this.#record
    // In production, only `onError` receives the explanation.
    const isKnown = isSilent || answered.has(url) || !(this.#kit.options.input.onError ?? isDevelopment())
    // Only a host that rejects the app gives details.
    if (isKnown && !error.details) return false
    const { explainFailure } = await import('./explainFailure')
    return explainFailure(this.#kit, error, url, this.#record)
  }

  #onFailure(error: AppKitError, base: string): void {
    const explained = this.explain(error, base).catch(() => false)
    this.isRefused = Promise.all([this.isRefused, explained]).then(all => all.includes(true))
    this.onFailure?.(error)
  }
}
