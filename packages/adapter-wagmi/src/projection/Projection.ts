import type { AdapterHost, AdapterState } from '@openappkit/appkit-core'
import type { Config } from '@wagmi/core'
import { addAnnouncedConnectors } from '../config/announcedConnectors'
import { persistOf } from '../config/hydrateConfig'
import { listConnectors } from './listConnectors'
import { type Circumstances, projectState } from './projectState'
import { samePlainData } from './samePlainData'

/** Tells one kit what wagmi's store says, each time that it says something new. */
export class Projection {
  readonly #config: Config
  readonly #host: AdapterHost
  readonly #circumstances: (host: AdapterHost) => Circumstances
  readonly #stops: readonly ((() => void) | undefined)[]
  #last: AdapterState | undefined

  constructor(
    config: Config,
    host: AdapterHost,
    circumstances: (host: AdapterHost) => Circumstances,
    onChange: () => void,
  ) {
    this.#config = config
    this.#host = host
    this.#circumstances = circumstances
    const change = () => {
      this.update()
      onChange()
    }
    const discover = () => {
      // wagmi drops announcements until it has read its storage; what came before is added then.
      if (host.wallets.eip6963) addAnnouncedConnectors(config)
      change()
    }
    this.#stops = [
      config.subscribe(state => state, change),
      config._internal.connectors.subscribe(change),
      config._internal.mipd?.subscribe(discover),
      persistOf(config)?.onFinishHydration(discover),
    ]
    if (host.wallets.eip6963) addAnnouncedConnectors(config)
    this.update()
  }

  update(): void {
    const state = this.#share(
      projectState(this.#config, listConnectors(this.#config, this.#host.wallets), this.#circumstances(this.#host)),
    )
    if (state === this.#last) return
    this.#last = state
    this.#host.onState(state)
  }

  stop(): void {
    for (const stop of this.#stops) stop?.()
  }

  /** Keeps what didn't change, so that readers can compare by identity. */
  #share(next: AdapterState): AdapterState {
    const last = this.#last
    if (!last || samePlainData(last, next)) return last ?? next
    return {
      ...next,
      connectors: samePlainData(last.connectors, next.connectors) ? last.connectors : next.connectors,
      connections: samePlainData(last.connections, next.connections) ? last.connections : next.connections,
    }
  }
}
