import type { EventsState } from '../events/EventsController'
import { Telemetry } from '../events/Telemetry'
import type { ModalKit } from '../kit/ModalKit'
import { emailFlag, socialsFlag } from '../options/coreFlags'
import { readLocalFlag } from '../options/RemoteFlag'
import { IgnoredFlags } from './IgnoredFlags'
import { OriginCheck } from './OriginCheck'
import { RemoteConfig } from './RemoteConfig'

/** Starts what operators and developers read: telemetry, and warnings about flags without effect and an origin that isn't allowed. Safe to call again: what failed is tried once more. */
export async function startReports(kit: ModalKit, recentEvents: readonly EventsState[]): Promise<void> {
  await Promise.all([kit.service(Telemetry).start(recentEvents), checkSettings(kit)])
}

/** Only the logins by email and social account need the origin to be listed. */
async function checkSettings(kit: ModalKit): Promise<void> {
  await kit.service(RemoteConfig).load()
  kit.service(IgnoredFlags).follow()
  const { features, readRemote } = kit.options.state
  const isOn = [emailFlag, socialsFlag].some(flag => (readRemote ? readRemote(flag) : readLocalFlag(flag, features)))
  if (isOn) await kit.service(OriginCheck).run()
}
