import type { AppKitError } from '@openappkit/contract'
import { CloudApi } from '../cloud/CloudApi'
import type { ModalKit } from '../kit/ModalKit'

/** Where an error comes from: a question that the backend didn't answer, or the modal itself. */
type Origin = 'backend' | 'modal'
type Listener = (error: AppKitError, from: Origin) => void

/** As many are reported in a minute, and telemetry is there long before. */
const limit = 5

/**
 * Keeps the errors that reach no caller until telemetry, which loads later, listens. What happens while the host doesn't allow telemetry isn't kept. A service
 * of a kit: `kit.service(EarlyErrors)`.
 */
export class EarlyErrors {
  #kept: Parameters<Listener>[] = []
  #listener: Listener | undefined

  constructor(kit: ModalKit) {
    const hear: Listener = (...heard) => {
      if (this.#listener) this.#listener(...heard)
      else if (kit.options.state.features.analytics !== false && this.#kept.length < limit) this.#kept.push(heard)
    }
    kit.service(CloudApi).onFailure = error => hear(error, 'backend')
    kit.reportWith(error => hear(error, 'modal'))
  }

  /** Calls `listener` with what was kept, then with each new error. */
  follow(listener: Listener): void {
    this.#listener = listener
    for (const kept of this.#kept.splice(0)) listener(...kept)
  }
}
