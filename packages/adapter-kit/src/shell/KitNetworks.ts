import type { CaipNetwork } from '@openappkit/appkit-core'

/** Networks of all kits that use an adapter, without duplicates. */
export class KitNetworks {
  #networks: readonly CaipNetwork[] = []

  get list(): readonly CaipNetwork[] {
    return this.#networks
  }

  /** Adds an attaching kit's networks before the others. */
  add(networks: readonly CaipNetwork[]): void {
    const added = new Set(networks.map(({ caipNetworkId }) => caipNetworkId))
    this.#networks = [...networks, ...this.#networks.filter(({ caipNetworkId }) => !added.has(caipNetworkId))]
  }

  set(networks: readonly CaipNetwork[]): void {
    this.#networks = networks
  }
}
