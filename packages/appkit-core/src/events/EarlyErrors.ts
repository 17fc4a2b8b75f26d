import type { AppKitError } from '@openappkit/contract'
import { CloudApi } from '../cloud/CloudApi'
import type { ModalKit } from '../kit/ModalKit'

/** Origin of an error: a failed request to the backend, or the modal. */
type Origin = 'backend' | 'modal'
type Listener = (error: AppKitError, from: Origin) => void

/** Maximum number of kept errors. Telemetry sends no more than this per minute, and loads within a minute. */
const limit = 5

/**
 * Keeps errors until telemetry loads and subscribes. Keeps no errors while the app doesn't allow telemetry.
 *
 * A controller of the kit: `kit.controller(EarlyErrors)`.
 */
export class EarlyErrors {
  #kept: Parameters<Listener>[] = []
  #listener: Listener | undefined

  constructor(kit: ModalKit) {
    const listen: Listener = (...received) => {
      if (this.#listener) this.#listener(...received)
      else if (kit.options.state.features.analytics !== false && this.#kept.length < limit) this.#kept.push(received)
    }
    kit.controller(CloudApi).onFailure = error => listen(error, 'backend')
    kit.reportWith(error => listen(error, 'modal'))
  }

  /** Calls `listener` with the kept errors, then with each new one. Replaces the previous listener. */
  follow(listener: Listener): void {
    this.#listener = listener
    for (const kept of this.#kept.splice(0)) listener(...kept)
  }
}
