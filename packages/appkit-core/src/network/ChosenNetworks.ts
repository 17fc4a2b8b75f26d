import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { CaipNetwork } from '../caip/CaipNetwork'
import type { ChainController } from '../chains/ChainController'

/** Networks that the visitor chose before a wallet of their chain was connected. The next one is asked for them. */
export class ChosenNetworks {
  readonly #chains: ChainController
  readonly #ids: Map<ChainNamespace, CaipNetworkId> = new Map()

  constructor(chains: ChainController) {
    this.#chains = chains
  }

  /** Takes a network into use at once, and asks the next wallet for it. */
  choose(network: CaipNetwork): void {
    this.#chains.setActiveNetwork(network)
    this.intend(network)
  }

  /** The next wallet is asked for this network. Nothing changes before. */
  intend({ chainNamespace, caipNetworkId }: CaipNetwork): void {
    this.#ids.set(chainNamespace, caipNetworkId)
  }

  /** The network that was chosen, while the kit still has it. */
  of(namespace: ChainNamespace): CaipNetwork | undefined {
    const id = this.#ids.get(namespace)
    return id && this.#chains.findNetwork(id)
  }

  /** The choice has been asked of a wallet. */
  forget(namespace: ChainNamespace): void {
    this.#ids.delete(namespace)
  }
}
