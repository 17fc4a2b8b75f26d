import type { AppKitError } from '@openappkit/contract'
import type { ModalKit } from '../kit/ModalKit'
import type { CloudHosts } from '../options/CloudHosts'
import { CloudError } from './CloudError'
import { cloudHosts } from './cloudHosts'
import type { CloudQuery } from './cloudUrl'
import { JsonClient } from './JsonClient'
import { sdkVersion } from './sdkVersion'
import { WebApi } from './WebApi'

/** The clients of the backend, one per host. Everything that is under way ends with the kit. A service of a kit: `kit.service(CloudApi)`. */
export class CloudApi {
  readonly hosts: CloudHosts
  readonly web: WebApi
  /** What chains, accounts and features are asked about. */
  readonly blockchain: JsonClient
  /** Where events and errors go. */
  readonly pulse: JsonClient
  /** Hears of every question that the backend didn't answer. Set by what keeps errors for telemetry. */
  declare onFailure?: ((error: AppKitError) => void) | undefined
  /** Whether the backend said in its own words why it refuses this app. Resolves once the developer has an alert about it. */
  isRefused: Promise<boolean> = Promise.resolve(false)
  readonly #alerts: ModalKit['alerts']

  constructor(kit: ModalKit) {
    const { alerts, environment, options, projectId } = kit
    const ended = new AbortController()
    this.#alerts = alerts
    kit.base.onDestroy(() => ended.abort())
    this.hosts = cloudHosts(options.given.cloud)
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

  /** In code of its own: most backends refuse nothing. */
  async #explain(reason: string): Promise<boolean> {
    const { alertForMessage } = await import('../alerts/alertForMessage')
    const alert = alertForMessage(reason)
    if (alert) this.#alerts.openOnce(alert)
    return alert !== undefined
  }
}
