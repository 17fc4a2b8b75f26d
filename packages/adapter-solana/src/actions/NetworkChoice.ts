import type { CaipNetwork, CaipNetworkId, Connection } from '@openappkit/appkit-core'
import type { SolanaConnection } from './SolanaConnection'

/** A wallet and the account that is asked about. */
type Use = Pick<SolanaConnection, 'wallet'> & { readonly address: string }

/** Which network connections are on. Wallet Standard leaves that to the app, so it is chosen here, for all of them. */
export class NetworkChoice {
  readonly #networks: () => readonly CaipNetwork[]
  #chosen: CaipNetworkId | undefined

  /** @param networks - of the kits, the preferred one first. */
  constructor(networks: () => readonly CaipNetwork[]) {
    this.#networks = networks
  }

  choose(network: CaipNetworkId): void {
    this.#chosen = network
  }

  /** The chosen network if the account can be used there, else one of the kit's on which it can, else its own. */
  networkOf({ wallet, address }: Use): CaipNetworkId {
    const known = this.#ids
    const chosen = this.#chosen === undefined ? known : [this.#chosen, ...known]
    return chosen.find(id => wallet.canUse(address, id)) ?? wallet.clusters?.[0] ?? chosen[0] ?? 'solana:'
  }

  /** The network of a connection, and the kits' on which it can be used unless it can on all. */
  describe(live: Use): Pick<Connection, 'approvedNetworks' | 'caipNetworkId'> {
    const ids = this.#ids
    const usable = ids.filter(id => live.wallet.canUse(live.address, id))
    return {
      caipNetworkId: this.networkOf(live),
      ...(usable.length === ids.length ? {} : { approvedNetworks: usable }),
    }
  }

  get #ids(): readonly CaipNetworkId[] {
    return this.#networks().map(({ caipNetworkId }) => caipNetworkId)
  }
}
