import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { CaipNetwork } from '../caip/CaipNetwork'
import type { ChainController } from '../chains/ChainController'

/**
 * Keeps networks that the user selected before connecting. The next connection on a network's namespace requests that
 * network.
 */
export class ChosenNetworks {
  readonly #chains: ChainController
  readonly #ids: Map<ChainNamespace, CaipNetworkId> = new Map()

  constructor(chains: ChainController) {
    this.#chains = chains
  }

  /** Makes a network active immediately, and requests it when a wallet next connects. */
  choose(network: CaipNetwork): void {
    this.#chains.setActiveNetwork(network)
    this.intend(network)
  }

  /** Requests this network when a wallet next connects, without changing any state now. */
  intend({ chainNamespace, caipNetworkId }: CaipNetwork): void {
    this.#ids.set(chainNamespace, caipNetworkId)
  }

  /** Returns the selected network, if the kit still has it. */
  of(namespace: ChainNamespace): CaipNetwork | undefined {
    const id = this.#ids.get(namespace)
    return id && this.#chains.findNetwork(id)
  }

  /** Forgets the selection once a wallet has received it. */
  forget(namespace: ChainNamespace): void {
    this.#ids.delete(namespace)
  }
}
