import type { ConnectedState } from '@openappkit/adapter-kit'
import type { CaipNetwork, CaipNetworkId, Connection } from '@openappkit/appkit-core'
import { accountKey, createProvider, type OwnedProvider, type ProvidedConnection } from '../provider/createProvider'
import type { SendOptions, SolanaProvider } from '../provider/SolanaProvider'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import { notConnected, notShared } from './connectionErrors'

/** What the connections ask of the adapter. */
export interface ConnectionsOwner {
  networks(): readonly CaipNetwork[]
  disconnect(connectorId: string): Promise<void>
  /** Sends signed bytes; there may be no network because there is no connection. */
  send(network: CaipNetworkId | undefined, transaction: Uint8Array, options: SendOptions): Promise<string>
  onChange(): void
}

/** A connected wallet. */
export interface LiveConnection {
  readonly wallet: SolanaWallet
  /** In use. */
  address: string
  /** The wallet put it first when it was last heard. */
  first: string
}

/** What the listeners of a provider know. */
interface Told {
  readonly address: string
  readonly network: CaipNetworkId
}

/** What is connected, which of it is in use, and on which network. Wallet Standard leaves the network to the page, so it is chosen here. */
export class LiveConnections {
  readonly #owner: ConnectionsOwner
  #held: readonly LiveConnection[] = []
  #activeId: string | undefined
  /** By id of the connector. A host keeps its provider over a disconnect. */
  readonly #providers = new Map<string, { readonly owned: OwnedProvider; told: Told | undefined }>()
  #choice: CaipNetworkId | undefined
  #state: ConnectedState | undefined
  #printed = '[]'

  constructor(owner: ConnectionsOwner) {
    this.#owner = owner
  }

  /** What the kit is told; nothing while nobody is connected. */
  get state(): ConnectedState | undefined {
    return this.#state
  }

  get active(): LiveConnection | undefined {
    return this.#held.find(({ wallet }) => wallet.id === this.#activeId)
  }

  get ids(): readonly string[] {
    return this.#held.map(({ wallet }) => wallet.id)
  }

  find(id: string): LiveConnection | undefined {
    return this.#held.find(({ wallet }) => wallet.id === id)
  }

  /** The connection that shares an address, the active one before others. @throws AppKitError when none does. */
  sharing(address: string): LiveConnection {
    if (this.#held.length === 0) throw notConnected()
    const found = [this.active, ...this.#held].find(held =>
      held?.wallet.accounts().some(one => one.address === address),
    )
    if (!found) throw notShared()
    return found
  }

  /** Takes in a wallet that shares accounts, or what it shares now. `preferred` is used if it is among them. */
  take(wallet: SolanaWallet, preferred?: string): void {
    const accounts = wallet.accounts()
    const [first] = accounts
    if (!first) {
      this.drop(wallet.id)
      return
    }
    const has = (address: string | undefined): boolean => accounts.some(account => account.address === address)
    const held = this.#held.find(known => known.wallet === wallet)
    if (held) {
      // The owner chose another one there, or took this one away.
      if (held.first !== first.address || !has(held.address)) held.address = first.address
      held.first = first.address
    } else {
      const address = preferred !== undefined && has(preferred) ? preferred : first.address
      this.#held = [
        ...this.#held.filter(known => known.wallet.id !== wallet.id),
        { wallet, address, first: first.address },
      ]
    }
    this.#activeId ??= wallet.id
    this.refresh()
  }

  drop(id: string): void {
    const gone = this.#held.find(({ wallet }) => wallet.id === id)
    if (!gone) return
    this.#held = this.#held.filter(held => held !== gone)
    if (this.#activeId === id) this.#activeId = this.#held[0]?.wallet.id
    this.refresh()
  }

  /** @throws AppKitError when there is no such connection, or it doesn't share the address. */
  use(id: string, address?: string): void {
    const held = this.find(id)
    if (!held) throw notConnected()
    if (address !== undefined && !held.wallet.accounts().some(account => account.address === address)) throw notShared()
    held.address = address ?? held.address
    this.#activeId = id
    this.refresh()
  }

  /** The network to begin with, unless somebody is connected on one. */
  begin(network: CaipNetworkId | undefined): void {
    if (this.#held.length === 0) this.#choice = network ?? this.#choice
  }

  choose(network: CaipNetworkId): void {
    this.#choice = network
    this.refresh()
  }

  /** The chosen network if the account can be used there, else one of the kit's on which it can, else its own. */
  networkOf({ wallet, address }: LiveConnection): CaipNetworkId {
    const known = this.#owner.networks().map(({ caipNetworkId }) => caipNetworkId)
    const chosen = this.#choice === undefined ? known : [this.#choice, ...known]
    return chosen.find(id => wallet.canUse(address, id)) ?? wallet.clusters?.[0] ?? chosen[0] ?? 'solana:'
  }

  /** @throws AppKitError `wallet/not-connected`. */
  providerOf(id: string): SolanaProvider {
    const known = this.#providers.get(id)
    if (known) return known.owned.provider
    const held = this.find(id)
    if (!held) throw notConnected()
    const owned = createProvider({
      name: held.wallet.name,
      connection: () => this.provided(id),
      disconnect: () => this.#owner.disconnect(id),
      send: (transaction, options) => this.#owner.send(this.provided(id)?.network, transaction, options),
    })
    this.#providers.set(id, { owned, told: this.#toldOf(id) })
    return owned.provider
  }

  /** Works out anew what is told. What didn't change stays the same object, so that readers can compare by identity. */
  refresh(): void {
    const connections = this.#held.map(held => this.#describe(held))
    const printed = JSON.stringify(connections)
    const { active } = this
    this.#state = active && {
      connections: printed === this.#printed ? (this.#state?.connections ?? connections) : connections,
      activeConnectorId: active.wallet.id,
      address: active.address,
      chainId: this.networkOf(active).split(':')[1],
    }
    this.#printed = printed
    this.#owner.onChange()
    this.#tellProviders()
  }

  #describe(held: LiveConnection): Connection {
    const { wallet } = held
    const ids = this.#owner.networks().map(({ caipNetworkId }) => caipNetworkId)
    const usable = ids.filter(id => wallet.canUse(held.address, id))
    return {
      connectorId: wallet.id,
      accounts: wallet.accounts().map(({ address }) => ({ namespace: 'solana', address, type: 'eoa' })),
      caipNetworkId: this.networkOf(held),
      name: wallet.name,
      icon: wallet.icon,
      ...(usable.length === ids.length ? {} : { approvedNetworks: usable }),
    }
  }

  /** A connection with the account and network in use. */
  provided(id: string): ProvidedConnection | undefined {
    const held = this.find(id)
    const account = held?.wallet.accounts().find(({ address }) => address === held.address)
    return held && account && { wallet: held.wallet, account, network: this.networkOf(held) }
  }

  #toldOf(id: string): Told | undefined {
    const now = this.provided(id)
    return now && { address: now.account.address, network: now.network }
  }

  #tellProviders(): void {
    for (const [id, known] of this.#providers) {
      const { owned, told } = known
      const now = this.provided(id)
      known.told = this.#toldOf(id)
      if (!now) {
        if (told) owned.emit('disconnect')
      } else if (!told) owned.emit('connect', accountKey(now.account))
      else {
        if (now.account.address !== told.address) owned.emit('accountsChanged', accountKey(now.account))
        if (now.network !== told.network) owned.emit('chainChanged', now.network.split(':')[1] ?? '')
      }
    }
  }
}
