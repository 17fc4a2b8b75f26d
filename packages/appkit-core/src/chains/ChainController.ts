import { AppKitError, type CaipNetworkId, type ChainNamespace } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { AdapterState, AdapterStatus } from '../adapter/ChainAdapter'
import type { AccountEntry } from '../adapter/Connection'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { activeFirst } from '../connections/activeFirst'
import type { Store } from '../storage/Store'
import {
  activeNamespaceKey,
  activeNetworkKey,
  connectedConnectorKey,
  connectedNamespacesKey,
  connectionStatusKey,
  connectionsKey,
  namespaceNetworkKey,
} from '../storage/storageKeys'

/** Networks and account of one namespace. */
export interface NamespaceState {
  readonly namespace: ChainNamespace
  status: AdapterStatus
  address: string | undefined
  /** Accounts of the active connection. */
  accounts: readonly AccountEntry[]
  /** Networks that the app offers. */
  networks: readonly CaipNetwork[]
  /** Active network, if it is one of `networks`. */
  network: CaipNetwork | undefined
  /** CAIP-2 id of the active chain, even if it isn't one of the kit's networks. */
  caipNetworkId: CaipNetworkId | undefined
  /** Whether the wallet is on a chain outside `networks` while `allowUnsupportedChain` is off. */
  isUnsupportedChain: boolean
  /**
   * Why the last session's connection couldn't be reconnected. The connection stays stored. A new connection, a retry
   * or a disconnect clears this error.
   */
  reconnectError?: AppKitError | undefined
}

/** State of all namespaces. */
export interface ChainState {
  activeNamespace: ChainNamespace
  namespaces: Partial<Record<ChainNamespace, NamespaceState>>
}

/** Settings of {@link ChainController}. */
export interface ChainSettings {
  readonly networks: readonly [CaipNetwork, ...CaipNetwork[]]
  readonly defaultNetwork: CaipNetwork | undefined
  readonly allowUnsupportedChain: boolean
  /** Namespaces whose stored connection the kit reconnects. Empty if `enableReconnect` is off. */
  readonly reconnectable: readonly ChainNamespace[]
}

/**
 * Keeps networks and accounts, one state per namespace. Accounts come only from adapters, through
 * {@link ChainController.project}. Until the adapter reports, `address` is that of the last session.
 */
export class ChainController {
  readonly state: ChainState
  readonly #settings: ChainSettings
  readonly #store: Store

  constructor(settings: ChainSettings, store: Store) {
    this.#settings = settings
    this.#store = store
    const active = store.read(activeNamespaceKey)
    const isActive = ({ chainNamespace }: CaipNetwork) => chainNamespace === active
    const network =
      settings.networks.find(isActive) ?? this.#preferredNetwork(settings.networks) ?? settings.networks[0]
    const namespaces: Partial<Record<ChainNamespace, NamespaceState>> = {}
    for (const { chainNamespace } of settings.networks)
      namespaces[chainNamespace] ??= this.#initialState(chainNamespace)
    this.state = proxy<ChainState>({ activeNamespace: network.chainNamespace, namespaces })
  }

  /** Returns the state of a namespace. Default: the active one. Undefined if the app configured no network for it. */
  get(namespace: ChainNamespace = this.state.activeNamespace): NamespaceState | undefined {
    return this.state.namespaces[namespace]
  }

  /**
   * Returns the state of a namespace.
   *
   * @throws {AppKitError} `chains/namespace-not-configured` if the app configured no network for it.
   */
  require(namespace: ChainNamespace): NamespaceState {
    const found = this.get(namespace)
    if (!found)
      throw new AppKitError(
        'chains/namespace-not-configured',
        `\`networks\` has no ${namespace} network, only ${Object.keys(this.state.namespaces).join(', ')}. Add one.`,
      )
    return found
  }

  /** Returns whether a namespace has a usable account. Default: the active namespace. */
  isConnected(namespace?: ChainNamespace): boolean {
    return this.get(namespace)?.status === 'connected'
  }

  /**
   * Returns the network with this CAIP-2 id or plain `id`, from any namespace. Undefined if `networks` doesn't include
   * it.
   */
  findNetwork(id: CaipNetworkId | number | string): CaipNetwork | undefined {
    return this.allNetworks.find(network => network.caipNetworkId === id || network.id === id)
  }

  get allNetworks(): readonly CaipNetwork[] {
    return Object.values(this.state.namespaces).flatMap(chain => chain.networks)
  }

  /**
   * Applies the state that an adapter reports. Connected accounts enter the kit only here.
   *
   * @throws {AppKitError} `chains/namespace-not-configured` if the app configured no network for the namespace.
   */
  project(namespace: ChainNamespace, from: AdapterState): void {
    const chain = this.require(namespace)
    const active = from.connections.find(connection => connection.connectorId === from.activeConnectorId)
    chain.status = from.status
    if (from.status !== 'disconnected') chain.reconnectError = undefined
    chain.address = from.status === 'disconnected' ? undefined : (from.address ?? chain.address)
    const accounts = active?.accounts ?? []
    // Every assignment notifies subscribers, even if it replaces one empty list with another.
    if (accounts.length > 0 || chain.accounts.length > 0) chain.accounts = ref(accounts)
    if (from.address !== undefined && from.chainId !== undefined) this.#followWallet(chain, from.chainId)
    else if (from.status === 'disconnected' && !chain.network)
      use(chain, this.#preferredNetwork(chain.networks, namespace))
    // A connection that failed to reconnect may still exist, so it stays stored.
    if (!chain.reconnectError) this.#remember(namespace, from)
  }

  /**
   * Makes a network and its namespace active. Doesn't ask a connected wallet to switch.
   *
   * @throws {AppKitError} `chains/namespace-not-configured` if the app configured no network for the namespace.
   */
  setActiveNetwork(network: CaipNetwork): void {
    const chain = this.require(network.chainNamespace)
    use(chain, network)
    this.setActiveNamespace(network.chainNamespace)
  }

  setActiveNamespace(namespace: ChainNamespace): void {
    const chain = this.require(namespace)
    this.state.activeNamespace = namespace
    this.#store.write(activeNamespaceKey, namespace)
    this.#rememberNetwork(chain)
  }

  /**
   * Adds a network, or replaces the one with the same CAIP-2 id.
   *
   * @throws {AppKitError} `chains/namespace-not-configured` if the app configured no network for the namespace.
   */
  addNetwork(network: CaipNetwork): void {
    const chain = this.require(network.chainNamespace)
    const isSame = (known: CaipNetwork) => known.caipNetworkId === network.caipNetworkId
    const others = chain.networks
    chain.networks = ref(
      others.some(isSame) ? others.map(known => (isSame(known) ? network : known)) : [...others, network],
    )
    if (chain.caipNetworkId !== network.caipNetworkId) return
    use(chain, network)
    this.#rememberNetwork(chain)
  }

  /**
   * Removes a network. If it was active, the first remaining network replaces it. If a wallet is on it, the wallet's
   * chain stays active instead, because only the wallet can switch. Unknown ids are ignored.
   *
   * @param id - The network's `id`, not its CAIP-2 id.
   *
   * @throws {AppKitError} `chains/namespace-not-configured` if the app configured no network for the namespace.
   */
  removeNetwork(namespace: ChainNamespace, id: number | string): void {
    const chain = this.require(namespace)
    const isIt = (known?: CaipNetwork) => String(known?.id) === String(id)
    const networks = chain.networks.filter(known => !isIt(known))
    if (networks.length === chain.networks.length) return
    chain.networks = ref(networks)
    if (!isIt(chain.network)) return
    if (chain.address === undefined) {
      use(chain, networks[0])
      this.#rememberNetwork(chain)
    } else this.#followWallet(chain, id)
  }

  #followWallet(chain: NamespaceState, chainId: number | string): void {
    const network = chain.networks.find(known => String(known.id) === String(chainId))
    const caipNetworkId: CaipNetworkId = network?.caipNetworkId ?? `${chain.namespace}:${chainId}`
    const isChange = chain.caipNetworkId !== caipNetworkId
    use(chain, network)
    chain.caipNetworkId = caipNetworkId
    chain.isUnsupportedChain = !network && !this.#settings.allowUnsupportedChain
    if (isChange) this.#rememberNetwork(chain)
  }

  /** Stores the network of a namespace for the next session. A chain outside `networks` isn't stored. */
  #rememberNetwork({ namespace, network }: NamespaceState): void {
    if (!network) return
    this.#store.write(namespaceNetworkKey(namespace), network.caipNetworkId)
    if (namespace === this.state.activeNamespace) this.#store.write(activeNetworkKey, network.caipNetworkId)
  }

  #remember(namespace: ChainNamespace, from: AdapterState): void {
    if (from.status === 'connecting' || from.status === 'reconnecting') return
    const connected = from.status === 'connected'
    const others = (this.#store.read(connectedNamespacesKey) ?? []).filter(known => known !== namespace)
    const namespaces = connected ? [...others, namespace] : others
    this.#store.write(connectedNamespacesKey, namespaces)
    this.#store.write(connectionStatusKey, namespaces.length > 0 ? 'connected' : 'disconnected')
    if (from.activeConnectorId) this.#store.write(connectedConnectorKey(namespace), from.activeConnectorId)
    else this.#store.remove(connectedConnectorKey(namespace))
    const stored = activeFirst(from.connections, from.activeConnectorId).map(({ connectorId, accounts, name }) => ({
      connectorId,
      accounts: accounts.map(({ address, type }) => ({ address, type })),
      name,
    }))
    const all = { ...this.#store.read(connectionsKey) }
    if (stored.length > 0) all[namespace] = stored
    else delete all[namespace]
    this.#store.write(connectionsKey, all)
  }

  /** Returns the network that the user chose last, else the app's default, else the first. */
  #preferredNetwork(networks: readonly CaipNetwork[], namespace?: ChainNamespace): CaipNetwork | undefined {
    const byId = (id: CaipNetworkId | undefined) => networks.find(({ caipNetworkId }) => caipNetworkId === id)
    const own = namespace && byId(this.#store.read(namespaceNetworkKey(namespace)))
    return (
      own ??
      byId(this.#store.read(activeNetworkKey)) ??
      byId(this.#settings.defaultNetwork?.caipNetworkId) ??
      networks[0]
    )
  }

  #initialState(namespace: ChainNamespace): NamespaceState {
    const networks = this.#settings.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    const network = this.#preferredNetwork(networks, namespace)
    const wasConnected =
      this.#settings.reconnectable.includes(namespace) &&
      this.#store.read(connectedNamespacesKey)?.includes(namespace) === true
    const address = wasConnected ? this.#store.read(connectionsKey)?.[namespace]?.[0]?.accounts[0]?.address : undefined
    return {
      namespace,
      // Stays `connecting` until the adapter reports the stored connection, so the button doesn't flash "Connect".
      status: address ? 'connecting' : 'disconnected',
      address,
      accounts: ref([]),
      networks: ref(networks),
      network: network && ref(network),
      caipNetworkId: network?.caipNetworkId,
      isUnsupportedChain: false,
    }
  }
}

/** Activates one of the kit's networks. */
function use(chain: NamespaceState, network: CaipNetwork | undefined): void {
  chain.network = network && ref(network)
  chain.caipNetworkId = network?.caipNetworkId
  chain.isUnsupportedChain = false
}
