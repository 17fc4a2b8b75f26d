import { ConnectorPictures } from '../connectors/ConnectorPictures'
import { FirstWallets } from '../directory/FirstWallets'
import { EarlyErrors } from '../events/EarlyErrors'
import type { EventsState } from '../events/EventsController'
import type { ModalKit } from '../kit/ModalKit'
import { RemoteConfig } from './RemoteConfig'

/**
 * Delay in milliseconds before telemetry and developer warnings load, so they don't hold up requests that the user
 * waits for.
 */
const reportDelay = 2_000

/**
 * Loads what the modal shows first and, after 2 seconds, telemetry and developer warnings. Resolves once the modal's
 * data has loaded or failed, without waiting for telemetry. Safe to call each time the modal opens: loaded data isn't
 * fetched again, and failed requests are retried.
 *
 * @param recentEvents - Events from before telemetry loaded, read when it starts.
 *
 * @example
 * ```ts
 * import { startCloud } from '@openappkit/appkit-core/cloud'
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 *
 * async function start(kit: ModalKit) {
 *   await startCloud(kit, [])
 * }
 * ```
 */
export async function startCloud(kit: ModalKit, recentEvents: readonly EventsState[]): Promise<void> {
  kit.controller(EarlyErrors)
  kit.environment.setTimer(() => {
    // The next time the modal opens, failed loads are retried.
    void import('./startReports').then(({ startReports }) => startReports(kit, recentEvents)).catch(() => {})
  }, reportDelay)
  await Promise.all([
    kit.controller(FirstWallets).load(),
    kit.controller(ConnectorPictures).load(),
    kit.controller(RemoteConfig).load(),
  ])
}
