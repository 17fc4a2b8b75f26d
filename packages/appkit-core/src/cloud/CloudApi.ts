import type { AppKitError } from '@openappkit/contract'
import { alertForMessage } from '../alerts/alertForMessage'
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
  /** Hear of every question that the backend did not answer. */
  readonly failureListeners: Set<(error: AppKitError) => void> = new Set()
  /** Whether the backend said in its own words why it refuses this app. The developer has been told. */
  isRefused = false

  constructor(kit: ModalKit) {
    const { alerts, environment, options, projectId } = kit
    const ended = new AbortController()
    kit.base.onDestroy(() => ended.abort())
    this.hosts = cloudHosts(options.given.cloud)
    const query = (): CloudQuery => ({ projectId, st: 'appkit', sv: sdkVersion(kit) })
    const common = { query, environment, signal: ended.signal }
    const onFailure = (error: AppKitError) => {
      const alert = error instanceof CloudError && alertForMessage(error.reason ?? '')
      if (alert) {
        this.isRefused = true
        alerts.openOnce(alert)
      }
      for (const listener of this.failureListeners) listener(error)
    }
    this.web = new WebApi(new JsonClient({ ...common, base: this.hosts.web, onFailure }), environment)
    this.blockchain = new JsonClient({ ...common, base: this.hosts.blockchain, onFailure })
    this.pulse = new JsonClient({ ...common, base: this.hosts.pulse })
  }
}
