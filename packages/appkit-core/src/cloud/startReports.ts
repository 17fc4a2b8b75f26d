import type { EventsState } from '../events/EventsController'
import { Telemetry } from '../events/Telemetry'
import type { ModalKit } from '../kit/ModalKit'
import { emailFlag, socialsFlag } from '../options/coreFlags'
import { readLocalFlag } from '../options/RemoteFlag'
import { IgnoredFlags } from './IgnoredFlags'
import { OriginCheck } from './OriginCheck'
import { RemoteConfig } from './RemoteConfig'

/**
 * Starts telemetry and the developer warnings about flags that the project overrides and an origin that the project
 * doesn't allow. Safe to call again to retry what failed.
 */
export async function startReports(kit: ModalKit, recentEvents: readonly EventsState[]): Promise<void> {
  await Promise.all([kit.controller(Telemetry).start(recentEvents), checkSettings(kit)])
}

/**
 * Runs the checks for developer warnings. Checks the origin only if email or social login is on, because only these
 * require a listed origin.
 */
async function checkSettings(kit: ModalKit): Promise<void> {
  await kit.controller(RemoteConfig).load()
  kit.controller(IgnoredFlags).follow()
  const { features, readRemote } = kit.options.state
  const isOn = [emailFlag, socialsFlag].some(flag => (readRemote ? readRemote(flag) : readLocalFlag(flag, features)))
  if (isOn) await kit.controller(OriginCheck).run()
}
