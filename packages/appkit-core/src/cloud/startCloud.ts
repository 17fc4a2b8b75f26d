import { ConnectorPictures } from '../connectors/ConnectorPictures'
import { WalletDirectory } from '../directory/WalletDirectory'
import type { EventsState } from '../events/EventsController'
import { Telemetry } from '../events/Telemetry'
import type { ModalKit } from '../kit/ModalKit'
import { emailFlag, socialsFlag } from '../options/coreFlags'
import { readLocalFlag } from '../options/RemoteFlag'
import { OriginCheck } from './OriginCheck'
import { RemoteConfig } from './RemoteConfig'

/** Asks the backend for what the modal shows first. Again with each opening: what is known is not asked twice, what failed is. */
export async function startCloud(kit: ModalKit, recentEvents: readonly EventsState[]): Promise<void> {
  const started = [
    kit.service(WalletDirectory).prefetch(),
    kit.service(ConnectorPictures).load(),
    kit.service(Telemetry).start(recentEvents),
    checkOrigin(kit),
  ]
  await Promise.all(started)
}

/** Only the logins by email and social account need the origin to be listed. */
async function checkOrigin(kit: ModalKit): Promise<void> {
  await kit.service(RemoteConfig).load()
  const { features, readRemote } = kit.options.state
  const isOn = [emailFlag, socialsFlag].some(flag => (readRemote ? readRemote(flag) : readLocalFlag(flag, features)))
  if (isOn) await kit.service(OriginCheck).run()
}
