import { AppKitError, type ChainNamespace, type SIWXConfig } from '@openappkit/contract'
import type { ChainAdapter } from '../adapter/ChainAdapter'
import { type AppKitNetwork, type CaipNetwork, toCaipNetwork } from '../caip/CaipNetwork'
import { type BalancesState, type PrintedBalance, rememberedBalances } from '../chains/balanceState'
import { ChainController, type ChainSettings } from '../chains/ChainController'
import { ConnectionController } from '../connections/ConnectionController'
import { ConnectorController } from '../connectors/ConnectorController'
import { browserEnvironment, type Environment } from '../environment/Environment'
import { type OwnedEnvironment, ownedEnvironment } from '../environment/ownedEnvironment'
import { EventsController } from '../events/EventsController'
import { closedModal, type ModalState } from '../modal/ModalState'
import type { OpenDefault, OpenOptions, OpenResult } from '../modal/OpenOptions'
import type { AppKitOptions } from '../options/AppKitOptions'
import { OptionsController } from '../options/OptionsController'
import type { SignInRequest } from '../siwx/SignInRequest'
import { localStorageOf } from '../storage/localStorage'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import { ThemeController } from '../theme/ThemeController'
import type { WalletConnectLink, WalletConnectSource } from '../walletconnect/WalletConnectLink'
import type { DisconnectParameters, SwitchConnectionParameters } from './AccountActions'
import type { AppKitDependencies } from './AppKitDependencies'
import { KitAdapters, type LoadFallback } from './KitAdapters'
import type { KitCore } from './KitCore'
import { hydrationSnapshot, type KitSnapshot, watchSnapshot } from './KitSnapshot'
import type { ModalKit } from './ModalKit'
import { kitDestroyed, ModalLoader } from './ModalLoader'
import { type Account, type PublicState, readAccount, readPublicState } from './publicState'

/** An account that `connect()` resolved with. */
export type ConnectedAccount = Extract<Account, { readonly isConnected: true }>

/**
 * One kit: owns its controllers, storage, adapters and listeners, and nothing outside itself. The order of construction is the dependency graph.
 * It holds what a button needs; everything between the visitor and the wallet is `ModalKit`, which arrives on first intent.
 * Hosts make it with `createAppKit` of `@openappkit/appkit`, which brings the modal.
 */
export class AppKit implements KitCore {
  readonly options: OptionsController
  readonly events: EventsController
  readonly theme: ThemeController
  readonly chains: ChainController
  readonly connectors: ConnectorController
  readonly connections: ConnectionController
  readonly balances: { readonly state: BalancesState }
  readonly store: Store
  readonly modal: { readonly state: ModalState } = { state: closedModal() }
  /** The world, with this kit's own timers: `destroy()` takes them back. */
  readonly environment: Environment
  readonly walletConnect: WalletConnectSource | undefined
  readonly adapters: KitAdapters
  /** Loads the adapters of namespaces without one. Absent without WalletConnect. */
  declare readonly loadFallback?: LoadFallback | undefined
  declare signInRequest?: SignInRequest | undefined
  declare signIn?: SIWXConfig | undefined
  /** What a server rendered and a hydrating page renders first. */
  readonly initial: KitSnapshot

  readonly #owned: OwnedEnvironment
  readonly #modal: ModalLoader
  readonly #stops: Set<() => void> = new Set()
  #walletConnect: Promise<WalletConnectLink> | undefined
  #started = false
  #destroyed = false

  /** Has no effect on the page, so that a render may make a kit: `start()` does. */
  constructor(given: AppKitOptions, dependencies: AppKitDependencies) {
    this.#owned = ownedEnvironment(dependencies.environment ?? browserEnvironment())
    this.environment = this.#owned
    this.#modal = new ModalLoader(this, () => Promise.all([dependencies.loadModal(given), this.adapters.prefetch()]))
    this.options = new OptionsController(given)
    const store = new Store(given.storage ?? localStorageOf(this.environment.window))
    this.store = store
    this.events = new EventsController(this.environment)
    this.theme = new ThemeController(given)
    const adapters = given.adapters ?? []
    if (this.options.isOn('enableWalletConnect') && (given.projectId || given.cloud)) {
      this.walletConnect = { load: () => this.#loadWalletConnect() }
      this.loadFallback = dependencies.loadFallback
    }
    // The options have at least one, or there were none of this.
    const networks = given.networks.map(network => this.#withImage(network)) as unknown as ChainSettings['networks']
    const served = this.loadFallback
      ? networks.map(({ chainNamespace }) => chainNamespace)
      : adapters.map(({ namespace }) => namespace)
    const settings: ChainSettings = {
      networks,
      defaultNetwork: given.defaultNetwork && toCaipNetwork(given.defaultNetwork),
      allowUnsupportedChain: given.allowUnsupportedChain === true,
      restorable: this.options.isOn('enableReconnect') ? served : [],
    }
    this.chains = new ChainController(settings, store)
    // Refused here, on a server as in a browser, and not half-way through the start.
    for (const { namespace } of adapters) this.chains.require(namespace)
    this.connectors = new ConnectorController(given.connectorImages)
    this.connections = new ConnectionController(store)
    this.balances = { state: rememberedBalances(store, this.environment) }
    this.adapters = new KitAdapters(this, adapters)
    const shared = given.storage?.sharedWithServer
      ? this.chains
      : new ChainController(settings, new Store(memoryStorage()))
    this.initial = hydrationSnapshot(this, shared.state)
  }

  /**
   * Shows the modal: Account when connected, else Connect, or the view that is named. Resolves as soon as it shows, or, of a view that ends with something
   * (`WalletSend`: the hash), with that.
   * @throws AppKitError `modal/load-failed` when its code could not be loaded, `modal/closed` ('Modal closed') when it was closed before that,
   * `view/not-found` when there is no such view.
   */
  open<const Options extends OpenOptions | OpenDefault = OpenDefault>(options?: Options): Promise<OpenResult<Options>> {
    // A view's result is of the type that its feature says.
    const shown = this.#modal.run(({ modal }) => modal.open(options) as Promise<OpenResult<Options>>)
    // Whoever awaits still hears of a failure; a click handler that ignores the promise doesn't cause an unhandled rejection.
    shown.catch(() => {})
    return shown
  }

  close(): void {
    this.#modal.close()
  }

  /** Loads the modal and what connecting needs. Buttons call it on hover, focus and touch; safe to call often. */
  prefetch(): void {
    // A failed prefetch is tried again by the click, which reports it.
    void this.load().catch(() => {})
  }

  /** Loads and mounts the modal, closed. Resolves with the half of the kit that views work with. */
  load(): Promise<ModalKit> {
    return this.#modal.load()
  }

  /**
   * Connects a wallet: resolves with the account that is connected already, asks `connectorId` where it is given, or opens the modal.
   *
   * @throws AppKitError `modal/closed` ('Modal closed'), UserRejectedError ('Connection rejected'), and what else the adapter reports.
   * @example
   * ```ts
   * const account = await appkit.connect()
   * console.log(account.address)
   * ```
   */
  async connect({
    connectorId,
    namespace,
  }: {
    readonly connectorId?: string
    readonly namespace?: ChainNamespace
  } = {}): Promise<ConnectedAccount> {
    if (connectorId !== undefined)
      await this.#untilDestroyed(this.#modal.run(loaded => loaded.connectWallet(connectorId, namespace)))
    else if (!this.chains.isConnected(namespace))
      await this.#modal
        .run(loaded => loaded.connectInModal(namespace))
        .catch(reason => {
          // Whatever ended the waiting: an account is what was asked for.
          if (!this.chains.isConnected(namespace)) throw reason
        })
    const account = this.getAccount(namespace)
    if (!account.isConnected) throw new AppKitError('connect/failed', 'Failed to connect')
    return account
  }

  /**
   * Disconnects one namespace (named alone, or in an object), one connector of it, or everything, and remembers that it was on purpose.
   * @throws AppKitError `disconnect/failed` naming the namespaces that failed; `wallet/not-connected` for a connector that the app never had. Disconnecting
   * what is no longer connected succeeds.
   */
  async disconnect(parameters?: DisconnectParameters | ChainNamespace): Promise<void> {
    await (await this.load()).disconnect(parameters)
  }

  /**
   * Switches the connected wallet, or chooses the network to use at the next connect.
   * @throws AppKitError `network/not-found` when `networks` lacks the network, with the alert 'Network Not Found'; UserRejectedError when the user
   * declined; AppKitError `network/switch-failed` otherwise, also when the wallet agreed and stayed on its network.
   */
  switchNetwork(network: AppKitNetwork): Promise<void> {
    return this.#modal.run(loaded => loaded.switchNetwork(network))
  }

  /**
   * Makes another live connection, or another account of it, the active one.
   * @throws AppKitError `wallet/not-connected` when there is no such connection, `wallet/account-not-shared` when it doesn't share the account.
   */
  async switchConnection(parameters: SwitchConnectionParameters): Promise<void> {
    await (await this.load()).switchConnection(parameters)
  }

  addNetwork(namespace: ChainNamespace, network: AppKitNetwork): void {
    const adapter = this.#adapterOf(namespace)
    this.chains.addNetwork(this.#withImage({ ...network, chainNamespace: namespace }))
    adapter.setNetworks(this.chains.require(namespace).networks)
  }

  removeNetwork(namespace: ChainNamespace, id: number | string): void {
    const adapter = this.#adapterOf(namespace)
    this.chains.removeNetwork(namespace, id)
    adapter.setNetworks(this.chains.require(namespace).networks)
  }

  /** Fetches the native balance of the active account. Errors as in `BalanceController.refresh`. */
  async refreshBalance(namespace?: ChainNamespace): Promise<PrintedBalance> {
    return (await this.load()).refreshBalance(namespace)
  }

  /** The adapter of a namespace. @throws AppKitError `adapter/not-found` */
  adapter(namespace: ChainNamespace): ChainAdapter {
    return this.adapters.get(namespace, 'Adapter not found')
  }

  /** The wallet's own provider of the active connection. Undefined while nothing is connected. */
  async getProvider(namespace: ChainNamespace = this.chains.state.activeNamespace): Promise<unknown> {
    const active = this.connections.active(namespace)
    return active && this.adapter(namespace).getProvider(active.connectorId)
  }

  getAccount(namespace?: ChainNamespace): Account {
    return readAccount(this.chains.state, namespace)
  }

  getState(): PublicState {
    return readPublicState(this.chains.state, this.modal.state)
  }

  /** Calls `listener` after anything that hosts can read changed. Returns what ends it. */
  subscribe(listener: () => void): () => void {
    return watchSnapshot(this, listener)
  }

  /** Ends everything: no listener, timer, element or subscription of this kit stays behind. Connections of the wallets stay as they are. */
  destroy(): void {
    if (this.#destroyed) return
    this.#modal.destroy()
    this.#destroyed = true
    const failures: unknown[] = []
    for (const stop of this.#stops) {
      try {
        stop()
      } catch (failure) {
        failures.push(failure)
      }
    }
    this.#stops.clear()
    this.#owned.release()
    // An adapter that can't let go is a defect worth hearing of, but only after everything else has ended.
    if (failures.length > 0) throw failures[0]
  }

  /** Runs `task` when this kit ends, at once if it has. Returns what takes it back. */
  onDestroy(task: () => void): () => void {
    if (this.#destroyed) task()
    else this.#stops.add(task)
    return () => void this.#stops.delete(task)
  }

  /** Begins to listen and restores the connection of the last visit. Does nothing on a server, and nothing the second time. */
  start(): void {
    const page = this.environment.window
    if (this.#started || this.#destroyed || !page) return
    this.#started = true
    const { options } = this
    this.adapters.start({
      rpc: options.given,
      accountTypes: options.given.defaultAccountTypes,
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

  /** One client for the kit's whole life, made on first use. A failed load is tried again by the next. */
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

  /** `task`, or a rejection when the kit ends first: a wallet that hangs may never answer. */
  #untilDestroyed<T>(task: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const forget = this.onDestroy(() => reject(kitDestroyed()))
      void task.then(resolve, reject).finally(forget)
    })
  }

  /** In the words of AppKit 1.8 for networks. */
  #adapterOf(namespace: ChainNamespace): ChainAdapter {
    return this.adapters.get(namespace, `Adapter for namespace ${namespace} doesn't exist`)
  }

  #withImage(network: AppKitNetwork): CaipNetwork {
    const imageUrl = this.options.given.chainImages?.[network.id]
    return toCaipNetwork(imageUrl ? { ...network, assets: { ...network.assets, imageUrl } } : network)
  }
}
