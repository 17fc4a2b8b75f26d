import type { AdapterHost, AdapterState } from '@openappkit/appkit-core'
import type { Config } from '@wagmi/core'
import type { AnnouncedWallets } from '../config/AnnouncedWallets'
import { persistOf } from '../config/persistOf'
import { listConnectors } from './listConnectors'
import { type Circumstances, projectState } from './projectState'
import { samePlainData } from './samePlainData'

/** Of one kit. */
export interface Projection {
  /** To be called when the circumstances changed, which wagmi's store doesn't tell. */
  update(): void
  stop(): void
}

/** Tells a kit what wagmi's store says, now and each time that it says something new. */
export function startProjection(
  config: Config,
  wallets: AnnouncedWallets,
  host: AdapterHost,
  circumstances: () => Circumstances,
  onChange: () => void,
): Projection {
  let last: AdapterState | undefined
  /** Keeps what didn't change, so that readers can compare by identity. */
  const kept = <part>(before: part | undefined, now: part): part =>
    before !== undefined && samePlainData(before, now) ? before : now
  const update = () => {
    const next = projectState(config, listConnectors(config, wallets.rdns, host.wallets), circumstances())
    if (last === kept(last, next)) return
    last = {
      ...next,
      connectors: kept(last?.connectors, next.connectors),
      connections: kept(last?.connections, next.connections),
    }
    host.onState(last)
  }
  const change = () => {
    update()
    onChange()
  }
  const discover = () => {
    if (host.wallets.eip6963) wallets.addConnectors()
  }
  const discoverAndTell = () => {
    discover()
    change()
  }
  const stops = [
    config.subscribe(state => state, change),
    config._internal.connectors.subscribe(change),
    wallets.subscribe(discoverAndTell),
    persistOf(config)?.onFinishHydration(discoverAndTell),
  ]
  discover()
  update()
  return {
    update,
    stop() {
      for (const stop of stops) stop?.()
    },
  }
}
