import type { AppKitError } from '@openappkit/contract'
import { reportMistake } from '../errors/reportMistake'
import type { ModalKit } from '../kit/ModalKit'
import type { CloudHosts } from '../options/CloudHosts'
import { CloudError } from './CloudError'
import { cloudHosts } from './cloudHosts'
import type { CloudQuery } from './cloudUrl'
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
  /** Base URLs of the hosts that sent a valid response. */
  readonly #answered: Set<string> = new Set()
  #isMistakeReported = false
  #isEnded = false

  constructor(kit: ModalKit) {
    const { environment, options, projectId } = kit
    const ended = new AbortController()
    this.#kit = kit
    kit.context.onDestroy(() => {
      this.#isEnded = true
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
        onSuccess: () => this.#answered.add(base),
      })
    this.web = new WebApi(client(this.hosts.web), environment)
    this.blockchain = client(this.hosts.blockchain)
    this.pulse = new JsonClient({ ...common, base: this.hosts.pulse })
  }

  /**
   * Reports a host that isn't running or isn't a backend as a setup mistake, at most once per kit. Doesn't report a host
   * that has sent a valid response, or anything while the browser is offline.
   *
   * @param url - Base URL of the host.
   */
  async reportMistake(error: AppKitError, url: string): Promise<void> {
    if (this.#isKnown(url)) return
    const { backendMistake } = await import('./backendMistake')
    const mistake = backendMistake(error, url, this.#kit.options.input.cloud !== undefined)
    if (!mistake || this.#isKnown(url)) return
    this.#isMistakeReported = true
    reportMistake(this.#kit, mistake)
  }

  #onFailure(error: AppKitError, base: string): void {
    const reason = error instanceof CloudError ? error.reason : undefined
    if (reason)
      this.isRefused = Promise.all([this.isRefused, this.#explain(reason)]).then(
        all => all.includes(true),
        () => false,
      )
    // The next failed request tries again.
    this.reportMistake(error, base).catch(() => {})
    this.onFailure?.(error)
  }

  /** Whether `url` needs no report, at least for now. */
  #isKnown(url: string): boolean {
    const isOffline = this.#kit.environment.window?.navigator?.onLine === false
    return this.#isMistakeReported || this.#isEnded || isOffline || this.#answered.has(url)
  }

  /**
   * Raises the alert for a rejection reason. Returns false if there is none. Loads the alerts on demand, because the
   * backend rejects few apps.
   */
  async #explain(reason: string): Promise<boolean> {
    const { alertForMessage } = await import('../alerts/alertForMessage')
    const alert = alertForMessage(reason, this.#kit)
    if (alert) this.#kit.alerts.openOnce(alert)
    return alert !== undefined
  }
}
