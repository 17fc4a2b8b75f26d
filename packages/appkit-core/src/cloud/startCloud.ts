import { ConnectorPictures } from '../connectors/ConnectorPictures'
import { FirstWallets } from '../directory/FirstWallets'
import { EarlyErrors } from '../events/EarlyErrors'
import type { EventsState } from '../events/EventsController'
import type { ModalKit } from '../kit/ModalKit'
import { RemoteConfig } from './RemoteConfig'

/** Milliseconds until what operators and developers read is loaded: nothing that the user waits for shares the line with it. */
const reportDelay = 2_000

/**
 * Asks the backend for what the modal shows first. Again with each opening: what is known is not asked twice, what failed is.
 *
 * @param recentEvents - what telemetry missed, read when it starts.
 */
export async function startCloud(kit: ModalKit, recentEvents: readonly EventsState[]): Promise<void> {
  kit.service(EarlyErrors)
  kit.environment.setTimer(() => {
    // What didn't load is asked for again when the modal opens the next time.
    void import('./startReports').then(({ startReports }) => startReports(kit, recentEvents)).catch(() => {})
  }, reportDelay)
  await Promise.all([
    kit.service(FirstWallets).load(),
    kit.service(ConnectorPictures).load(),
    kit.service(RemoteConfig).load(),
  ])
}
