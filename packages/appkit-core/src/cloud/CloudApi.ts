import type { AppKitError } from '@openappkit/contract'
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
  readonly #alerts: ModalKit['alerts']

  constructor(kit: ModalKit) {
    const { alerts, environment, options, projectId } = kit
    const ended = new AbortController()
    this.#alerts = alerts
    kit.context.onDestroy(() => ended.abort())
    this.hosts = cloudHosts(options.input.cloud)
    const query = (): CloudQuery => ({ projectId, st: 'appkit', sv: sdkVersion(kit) })
    const common = { query, environment, signal: ended.signal }
    const onFailure = (error: AppKitError) => {
      const reason = error instanceof CloudError ? error.reason : undefined
      if (reason)
        this.isRefused = Promise.all([this.isRefused, this.#explain(reason)]).then(
          all => all.includes(true),
          () => false,
        )
      this.onFailure?.(error)
    }
    this.web = new WebApi(new JsonClient({ ...common, base: this.hosts.web, onFailure }), environment)
    this.blockchain = new JsonClient({ ...common, base: this.hosts.blockchain, onFailure })
    this.pulse = new JsonClient({ ...common, base: this.hosts.pulse })
  }

  /**
   * Raises the alert for a rejection reason. Returns false if there is none. Loads the alerts on demand, because the
   * backend rejects few apps.
   */
  async #explain(reason: string): Promise<boolean> {
    const { alertForMessage } = await import('../alerts/alertForMessage')
    const alert = alertForMessage(reason)
    if (alert) this.#alerts.openOnce(alert)
    return alert !== undefined
  }
}
