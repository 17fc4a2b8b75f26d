import type { CaipNetwork, CaipNetworkId, Connection } from '@openappkit/appkit-core'
import type { SolanaConnection } from './SolanaConnection'

/** A wallet and one of its accounts. */
type Use = Pick<SolanaConnection, 'wallet'> & { readonly address: string }

/** Selects the network of all connections. In Wallet Standard, the app chooses the network, not the wallet. */
export class NetworkChoice {
  readonly #networks: () => readonly CaipNetwork[]
  #chosen: CaipNetworkId | undefined

  /** @param networks - Returns the networks of the kits, preferred network first. */
  constructor(networks: () => readonly CaipNetwork[]) {
    this.#networks = networks
  }

  choose(network: CaipNetworkId): void {
    this.#chosen = network
  }

  /**
   * Returns the chosen network if the account supports it, or else the first of the kits' networks that it supports. If
   * it supports none, returns the wallet's own network, or else the chosen one.
   */
  networkOf({ wallet, address }: Use): CaipNetworkId {
    const known = this.#ids
    const chosen = this.#chosen === undefined ? known : [this.#chosen, ...known]
    return chosen.find(id => wallet.canUse(address, id)) ?? wallet.clusters?.[0] ?? chosen[0] ?? 'solana:'
  }

  /**
   * Returns the network of a connection. Also returns the supported networks if the account doesn't support all
   * networks of the kits.
   */
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
