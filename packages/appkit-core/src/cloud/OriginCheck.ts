import { AppKitError } from '@openappkit/contract'
import { cloudAlerts } from '../alerts/cloudAlerts'
import { originNotAllowed } from '../alerts/projectAlerts'
import type { ModalKit } from '../kit/ModalKit'
import { builtInAllowedOrigins, loopbackOrigins } from './builtInAllowedOrigins'
import { CloudApi } from './CloudApi'
import { getAllowedOrigins } from './getAllowedOrigins'
import { isAllowedOrigin } from './isAllowedOrigin'

/**
 * Warns developers if the project doesn't allow the app's origin. The check blocks nothing. A controller of the kit:
 * `kit.controller(OriginCheck)`.
 */
export class OriginCheck {
  readonly #kit: ModalKit
  #isDone = false

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /**
   * Checks the origin once. Later calls repeat the check only if the backend didn't respond or its response couldn't be
   * read.
   */
  async run(): Promise<void> {
    const { alerts, environment, options } = this.#kit
    const origin = environment.window?.location?.origin
    if (this.#isDone || origin === undefined) return
    this.#isDone = true
    const api = this.#kit.controller(CloudApi)
    try {
      const allowed = await getAllowedOrigins(api.web.client)
      const builtIn = options.input.cloud === undefined ? builtInAllowedOrigins : loopbackOrigins
      if (!(await api.isRefused) && !isAllowedOrigin(origin, [...builtIn, ...allowed]))
        alerts.openOnce(originNotAllowed(this.#kit))
    } catch (error) {
      const code = error instanceof AppKitError ? error.code : undefined
      if (code === 'cloud/rate-limited') alerts.openOnce(cloudAlerts.rateLimited)
      else if (code === 'cloud/server-error') alerts.openOnce(withCause(error))
      else this.#isDone = false
    }
  }
}

function withCause(error: unknown): typeof cloudAlerts.serverError {
  const { serverError } = cloudAlerts
  const cause = error instanceof Error && error.cause instanceof AppKitError ? error.cause : undefined
  if (!cause) return serverError
  return { ...serverError, long: `${serverError.long} (${[cause.message, cause.details].filter(Boolean).join(': ')})` }
}
