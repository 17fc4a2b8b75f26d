import type { AdapterHost, AdapterState } from '@openappkit/appkit-core'
import type { Config } from '@wagmi/core'
import type { AnnouncedWallets } from '../config/AnnouncedWallets'
import { persistOf } from '../config/hydrateConfig'
import { listConnectors } from './listConnectors'
import { type Circumstances, projectState } from './projectState'
import { samePlainData } from './samePlainData'

/** Tells one kit what wagmi's store says, each time that it says something new. */
export class Projection {
  readonly #config: Config
  readonly #wallets: AnnouncedWallets
  readonly #host: AdapterHost
  readonly #circumstances: (host: AdapterHost) => Circumstances
  readonly #stops: readonly ((() => void) | undefined)[]
  #last: AdapterState | undefined

  constructor(
    config: Config,
    wallets: AnnouncedWallets,
    host: AdapterHost,
    circumstances: (host: AdapterHost) => Circumstances,
    onChange: () => void,
  ) {
    this.#config = config
    this.#wallets = wallets
    this.#host = host
    this.#circumstances = circumstances
    const change = () => {
      this.update()
      onChange()
    }
    const discover = () => {
      if (host.wallets.eip6963) wallets.addConnectors()
      change()
    }
    this.#stops = [
      config.subscribe(state => state, change),
      config._internal.connectors.subscribe(change),
      wallets.subscribe(discover),
      persistOf(config)?.onFinishHydration(discover),
    ]
    if (host.wallets.eip6963) wallets.addConnectors()
    this.update()
  }

  update(): void {
    const state = this.#share(
      projectState(
        this.#config,
        listConnectors(this.#config, this.#wallets.rdns, this.#host.wallets),
        this.#circumstances(this.#host),
      ),
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
