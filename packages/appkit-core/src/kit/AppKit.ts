import { AppKitError, type ChainNamespace, type SIWXConfig } from '@openappkit/contract'
import type { ChainAdapter } from '../adapter/ChainAdapter'
import type { ProviderOf } from '../adapter/NamespaceTypes'
import { type AppKitNetwork, toCaipNetwork } from '../caip/CaipNetwork'
import { type BalancesState, type PrintedBalance, rememberedBalances } from '../chains/balanceState'
import { ChainController } from '../chains/ChainController'
import { chainSettings } from '../chains/chainSettings'
import { ConnectionController } from '../connections/ConnectionController'
import { ConnectorController } from '../connectors/ConnectorController'
import { browserEnvironment, type Environment } from '../environment/Environment'
import { type OwnedEnvironment, ownedEnvironment } from '../environment/ownedEnvironment'
import { runAll } from '../environment/runAll'
import { EventsController } from '../events/EventsController'
import { closedModal, type ModalState } from '../modal/ModalState'
import type { OpenDefault, OpenOptions, OpenResult } from '../modal/OpenOptions'
import type { AppKitOptions } from '../options/AppKitOptions'
import type { ChangeableOptions } from '../options/ChangeableOptions'
import type { Features } from '../options/Features'
import { followLanguage } from '../options/followLanguage'
import { OptionsController } from '../options/OptionsController'
import { withChainImage } from '../options/withChainImage'
import type { SignInRequest } from '../siwx/SignInRequest'
import { localStorageOf } from '../storage/localStorage'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import { ThemeController } from '../theme/ThemeController'
import type { WalletConnectLink, WalletConnectSource } from '../walletconnect/WalletConnectLink'
import type { DisconnectParameters, SwitchConnectionParameters } from './AccountActions'
import type { AppKitContext } from './AppKitContext'
import type { AppKitDependencies } from './AppKitDependencies'
import type { ConnectedAccount, ConnectOptions } from './ConnectOptions'
import { KitAdapters, type LoadFallback } from './KitAdapters'
import { hydrationSnapshot, type KitSnapshot, watchSnapshot } from './KitSnapshot'
import type { ModalKit } from './ModalKit'
import { ModalLoader } from './ModalLoader'
import { type Account, type PublicState, readAccount, readPublicState } from './publicState'
import { untilDestroyed } from './untilDestroyed'

/**
 * Core of a kit: owns its controllers, storage, adapters and listeners.
 *
 * Contains what a button needs. `ModalKit` adds the rest, and loads when the user first shows intent. Apps create a kit
 * with `createAppKit` from `@openappkit/appkit`, which includes the modal.
 *
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit'
 * import { mainnet } from '@openappkit/appkit/networks'
 *
 * const kit = createAppKit({ networks: [mainnet], adapters: [] })
 * await kit.open({ view: 'Networks' })
 * ```
 */
export class AppKit implements AppKitContext {
  readonly options: OptionsController
  readonly events: EventsController
  readonly theme: ThemeController
  readonly chains: ChainController
  readonly connectors: ConnectorController
  readonly connections: ConnectionController
  readonly balances: { readonly state: BalancesState }
  readonly store: Store
  readonly modal: { readonly state: ModalState } = { state: closedModal() }
  /** Environment with this kit's own timers, which `destroy()` clears. */
  readonly environment: Environment
  readonly walletConnect: WalletConnectSource | undefined
  readonly adapters: KitAdapters
  /**
   * Loads adapters for namespaces without one. Undefined if WalletConnect is off, if the app sets neither `cloud` nor
   * `projectId`, or if the kit was created without this loader.
   */
  declare readonly loadFallback?: LoadFallback | undefined
  declare signInRequest?: SignInRequest | undefined
  declare signIn?: SIWXConfig | undefined
  /** Flags of `features` that can't change, in addition to the fixed options. */
  declare readonly fixedFlags?: readonly (keyof Features)[]
  /** Snapshot to render on the server and to hydrate from in the browser. */
  readonly initial: KitSnapshot

  readonly #owned: OwnedEnvironment
  readonly #modal: ModalLoader
  readonly #stops: Set<() => void> = new Set()
  #walletConnect: Promise<WalletConnectLink> | undefined
  #started = false
  #destroyed = false

  /**
   * Creates a kit without side effects, so it is safe to call during rendering. `start()` attaches the adapters.
   *
   * @throws {AppKitError} `options/no-networks` if `networks` is empty.
   * @throws {AppKitError} `chains/namespace-not-configured` if an adapter's namespace has no network.
   */
  constructor(options: AppKitOptions, dependencies: AppKitDependencies) {
    this.#owned = ownedEnvironment(dependencies.environment ?? browserEnvironment())
    this.environment = this.#owned
    this.#modal = new ModalLoader(this, () =>
      Promise.all([dependencies.loadModal(this.options.input), this.adapters.prefetch()]),
    )
    this.options = new OptionsController(options)
    const store = new Store(options.storage ?? localStorageOf(this.environment.window))
    this.store = store
    this.events = new EventsController(this.environment)
    this.theme = new ThemeController(options)
    const adapters = options.adapters ?? []
    if (this.options.isOn('enableWalletConnect') && (options.projectId || options.cloud)) {
      this.walletConnect = { load: () => this.#loadWalletConnect() }
      this.loadFallback = dependencies.loadFallback
    }
    const settings = chainSettings(this.options, this.loadFallback !== undefined)
    this.chains = new ChainController(settings, store)
    // Reject a misconfigured adapter here, on servers too, rather than halfway through `start()`.
    for (const { namespace } of adapters) this.chains.require(namespace)
    this.connectors = new ConnectorController(this.options)
    this.connections = new ConnectionController(store)
    this.balances = { state: rememberedBalances(store, this.environment) }
    this.adapters = new KitAdapters(this, adapters)
    const shared = options.storage?.sharedWithServer
      ? this.chains
      : new ChainController(settings, new Store(memoryStorage()))
    this.initial = hydrationSnapshot(this, shared.state)
  }

  /**
   * Opens the modal on `options.view`. Resolves once the modal shows or, for a view with a result such as `WalletSend`,
   * with that result.
   *
   * Without `options.view`, opens ConnectingWalletConnectBasic (AllWallets on phones) with `manualWCControl`, or while
   * disconnected if the kit has WalletConnect but no adapter. Otherwise: UnsupportedChain if the wallet has to switch
   * networks, Account if connected, ProfileWallets if the last wallet didn't reconnect, or else Connect.
   *
   * @throws {AppKitError} `modal/load-failed` if the modal's code can't load.
   * @throws {AppKitError} `modal/closed` ('Modal closed') if the modal closes first, or if another `open()` replaces
   * the view.
   * @throws {AppKitError} `view/not-found`, `view/feature-off` or `view/load-failed` if the view can't show.
   * @throws {AppKitError} `chains/namespace-not-configured` if the namespace has no networks.
   * @throws {AppKitError} `kit/destroyed` if the kit was destroyed.
   */
  open<const Options extends OpenOptions | OpenDefault = OpenDefault>(options?: Options): Promise<OpenResult<Options>> {
    // Each feature declares the type of its view's result.
    const shown = this.#modal.run(({ modal }) => modal.open(options) as Promise<OpenResult<Options>>)
    // Callers that await `shown` still get the error; a click handler that ignores it causes no unhandled rejection.
    shown.catch(() => {})
    return shown
  }

  /**
   * Closes the modal. A pending `open()` and a `connect()` that waits in the modal reject with `modal/closed`. So does
   * a `connect()` or `switchNetwork()` that still waits for the modal's code.
   */
  close(): void {
    this.#modal.close()
  }

  /** Loads the modal and what connecting needs. Buttons call it on hover, focus and touch. Repeated calls are free. */
  prefetch(): void {
    // The click retries a failed prefetch and reports the error.
    void this.load().catch(() => {})
  }

  /**
   * Loads and mounts the modal without showing it. Resolves with the part of the kit that views use.
   * @throws {AppKitError} `modal/load-failed` if the code can't load, `kit/destroyed` if the kit was destroyed.
   */
  load(): Promise<ModalKit> {
    return this.#modal.load()
  }

  /**
   * Connects a wallet. With `connectorId`, prompts that wallet. Otherwise, resolves with the connected account, or
   * opens the modal if there is none. In the modal, users can try again after a rejection or failure, so those don't
   * reject. Default namespace: the active one.
   *
   * @throws {AppKitError} `modal/closed` ('Modal closed') if the user closes the modal.
   * @throws {UserRejectedError} 'Connection rejected' if the user rejects the request of the wallet `connectorId`.
   * @throws {AppKitError} `modal/load-failed` if the modal's code can't load.
   * @throws {AppKitError} `connect/failed`, or the code of the adapter's error, if that wallet can't connect.
   * @throws {AppKitError} `kit/destroyed` if the kit was destroyed, or ends while the wallet `connectorId` is prompted.
   */
  connect<Namespace extends ChainNamespace>(
    options: ConnectOptions & { readonly namespace: Namespace },
  ): Promise<ConnectedAccount<Namespace>>
  /** Connects a wallet on the active namespace. With `connectorId`, on the namespace of that wallet. */
  connect(options?: ConnectOptions): Promise<ConnectedAccount>
  async connect({ connectorId, namespace }: ConnectOptions = {}): Promise<ConnectedAccount> {
    if (connectorId !== undefined)
      await untilDestroyed(
        this,
        this.#modal.run(loaded => loaded.connectWallet(connectorId, namespace)),
      )
    else if (!this.chains.isConnected(namespace))
      await this.#modal
        .run(loaded => loaded.connectInModal(namespace))
        .catch(reason => {
          // A connected account fulfills the request, no matter what ended the wait.
          if (!this.chains.isConnected(namespace)) throw reason
        })
    const account = this.getAccount(namespace)
    if (!account.isConnected) throw new AppKitError('connect/failed', 'Failed to connect')
    return account
  }

  /**
   * Disconnects one namespace, one connector or everything, and prevents a reconnect on the next visit. A WalletConnect
   * session spans namespaces, so it ends on all of them. Succeeds if the connection has already ended.
   *
   * @throws {AppKitError} `disconnect/failed`, with the reasons, if a namespace can't disconnect.
   * @throws {AppKitError} `wallet/not-connected` if the connector is unknown.
   * @throws {AppKitError} `kit/destroyed` if the kit was destroyed.
   */
  async disconnect(parameters?: DisconnectParameters | ChainNamespace): Promise<void> {
    await (await this.load()).disconnect(parameters)
  }

  /**
   * Switches the connected wallet to `network` and activates its namespace. If no wallet is connected on that
   * namespace, selects the network to connect on next.
   *
   * @throws {AppKitError} `network/not-found` if `networks` doesn't contain the network. Also opens the alert 'Network
   * Not Found'.
   * @throws {UserRejectedError} 'Network switch rejected' if the user declines.
   * @throws {AppKitError} `network/switch-unsupported` if the wallet doesn't let apps switch its network.
   * @throws {AppKitError} `network/switch-failed`, or the code of the adapter's error, for other failures, including a
   * wallet that approves but stays on its network.
   * @throws {AppKitError} `modal/load-failed` if the kit's code can't load, `kit/destroyed` if the kit was destroyed.
   */
  switchNetwork(network: AppKitNetwork): Promise<void> {
    return this.#modal.run(loaded => loaded.switchNetwork(network))
  }

  /**
   * Activates another live connection, or another account of it.
   *
   * @throws {AppKitError} `wallet/not-connected` when the connection doesn't exist.
   * @throws {AppKitError} `wallet/account-not-shared` when the connection doesn't share the account.
   * @throws {AppKitError} `adapter/not-found` when the namespace has no adapter.
   */
  async switchConnection(parameters: SwitchConnectionParameters): Promise<void> {
    await (await this.load()).switchConnection(parameters)
  }

  /**
   * Adds a network to a namespace, or replaces the network with the same id.
   *
   * @throws {AppKitError} `adapter/not-found` when the namespace has no adapter.
   */
  addNetwork(namespace: ChainNamespace, network: AppKitNetwork): void {
    const adapter = this.#adapterOf(namespace)
    const caipNetwork = toCaipNetwork({ ...network, chainNamespace: namespace })
    this.chains.addNetwork(withChainImage(caipNetwork, this.options.input.chainImages))
    adapter.setNetworks(this.chains.require(namespace).networks)
  }

  /**
   * Removes a network from a namespace. If it is the current network, selects the first remaining one. If a wallet is
   * connected on it, the network counts as unsupported instead, unless `allowUnsupportedChain` is true.
   *
   * @throws {AppKitError} `adapter/not-found` when the namespace has no adapter.
   */
  removeNetwork(namespace: ChainNamespace, id: number | string): void {
    const adapter = this.#adapterOf(namespace)
    this.chains.removeNetwork(namespace, id)
    adapter.setNetworks(this.chains.require(namespace).networks)
  }

  /**
   * Fetches the native balance of a namespace's account. Default namespace: the active one. Concurrent calls share one
   * request.
   *
   * @throws {AppKitError} `balance/not-connected` if the namespace has no account, or if the wallet is on a network
   * that isn't in `networks`.
   * @throws {AppKitError} `balance/unavailable` if the fetch fails. The last known balance stays in `balances.state`.
   */
  async refreshBalance(namespace?: ChainNamespace): Promise<PrintedBalance> {
    return (await this.load()).refreshBalance(namespace)
  }

  /**
   * Returns the adapter of a namespace.
   * @throws {AppKitError} `adapter/not-found` when the namespace has none.
   */
  adapter(namespace: ChainNamespace): ChainAdapter {
    return this.adapters.get(namespace, 'Adapter not found')
  }

  /**
   * Resolves with the native provider of the wallet that is active on `namespace`, or with undefined while
   * disconnected.
   * @throws {AppKitError} `adapter/not-found` if a connection's namespace has no adapter.
   */
  getProvider<Provider = never, Namespace extends ChainNamespace = ChainNamespace>(
    namespace: Namespace,
  ): Promise<ProviderOf<Namespace, Provider> | undefined>
  /** Resolves with the native provider of the active namespace's wallet, or with undefined while disconnected. */
  getProvider<Provider = never>(namespace?: ChainNamespace): Promise<ProviderOf<ChainNamespace, Provider> | undefined>
  async getProvider(namespace: ChainNamespace = this.chains.state.activeNamespace): Promise<unknown> {
    const active = this.connections.active(namespace)
    return active && this.adapter(namespace).getProvider(active.connectorId)
  }

  /**
   * Changes options. The buttons and the modal follow, whether open or closed. `undefined` resets an option to its
   * default. Merges `features` and `themeVariables` into the current ones; there, `undefined` resets one entry. Rejects
   * with the import's error if its code can't load.
   *
   * @throws {AppKitError} `options/read-only` for an option that can't change, `theme/invalid-mode` for an unknown theme
   * mode. Then nothing changes.
   */
  async updateOptions(changes: ChangeableOptions): Promise<void> {
    const { updateOptions } = await import('./updateOptions')
    updateOptions(this, changes)
  }

  /** Returns the current account of a namespace. */
  getAccount<Namespace extends ChainNamespace>(namespace: Namespace): Account<Namespace>
  /** Returns the current account. Default namespace: the active one. */
  getAccount(namespace?: ChainNamespace): Account
  getAccount(namespace?: ChainNamespace): Account {
    return readAccount(this.chains.state, namespace)
  }

  /** Returns the kit's public state. */
  getState(): PublicState {
    return readPublicState(this.chains.state, this.modal.state)
  }

  /** Calls `listener` when any public state changes. Returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    return watchSnapshot(this, listener)
  }

  /**
   * Removes every listener, timer, element and subscription of this kit. Wallets stay connected. If an adapter fails to
   * detach, throws its error after releasing everything else.
   */
  destroy(): void {
    if (this.#destroyed) return
    this.#modal.destroy()
    this.#destroyed = true
    try {
      runAll(this.#stops)
    } finally {
      this.#stops.clear()
      this.#owned.release()
    }
  }

  /** Runs `task` when this kit ends, or immediately if it already has. Returns the function to remove it. */
  onDestroy(task: () => void): () => void {
    if (this.#destroyed) task()
    else this.#stops.add(task)
    return () => void this.#stops.delete(task)
  }

  /**
   * Follows the document's language, attaches the adapters and, unless `enableReconnect` is false, reconnects the
   * wallets of the last visit. Does nothing on a server, when called again or after `destroy()`.
   */
  start(): void {
    const page = this.environment.window
    if (this.#started || this.#destroyed || !page) return
    this.#started = true
    this.onDestroy(followLanguage(this.options, page))
    const { options } = this
    this.adapters.start({
      rpc: options.input,
      accountTypes: options.input.defaultAccountTypes,
      walletConnect: this.walletConnect,
      wallets: {
        eip6963: options.isOn('enableEIP6963'),
        injected: options.isOn('enableInjected'),
        coinbase: options.isOn('enableCoinbase'),
        reconnect: options.isOn('enableReconnect'),
      },
    })
    this.events.track('INITIALIZE', { networks: this.chains.allNetworks.map(({ id }) => id) })
  }

  /** Creates the kit's only WalletConnect client on first use. If its code can't load, the next call retries. */
  #loadWalletConnect(): Promise<WalletConnectLink> {
    this.#walletConnect ??= import('../walletconnect/createWalletConnect').then(
      module => module.createWalletConnect(this),
      cause => {
        this.#walletConnect = undefined
        throw cause
      },
    )
    this.adapters.follow(this.#walletConnect)
    return this.#walletConnect
  }

  /** Returns the adapter of a namespace, or throws with AppKit 1.8's message for network methods. */
  #adapterOf(namespace: ChainNamespace): ChainAdapter {
    return this.adapters.get(namespace, `Adapter for namespace ${namespace} doesn't exist`)
  }
}
