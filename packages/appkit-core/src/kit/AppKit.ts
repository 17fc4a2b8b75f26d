import { subscribe } from 'valtio/vanilla'
import type { AdapterState, ChainAdapter, ConnectResult } from '../adapter/ChainAdapter'
import { AlertController } from '../alerts/AlertController'
import { alertCatalogue } from '../alerts/alertCatalogue'
import { type AppKitNetwork, type CaipNetwork, toCaipNetwork } from '../caip/CaipNetwork'
import type { CaipNetworkId, ChainNamespace } from '../caip/ChainNamespace'
import { BalanceController, type PrintedBalance } from '../chains/BalanceController'
import { ChainController, type ChainSettings } from '../chains/ChainController'
import { ConnectingController } from '../connections/ConnectingController'
import { ConnectionController } from '../connections/ConnectionController'
import { ConnectorController } from '../connectors/ConnectorController'
import { browserEnvironment, type Environment } from '../environment/Environment'
import { notify } from '../environment/notify'
import { type OwnedEnvironment, ownedEnvironment } from '../environment/ownedEnvironment'
import { isMobile } from '../environment/platform'
import { AppKitError } from '../errors/AppKitError'
import { EventsController } from '../events/EventsController'
import { ModalController, type OpenDefault, type OpenOptions } from '../modal/ModalController'
import { ModalNavigation } from '../modal/ModalNavigation'
import { networkSwitchRoute } from '../network/networkSwitchRoute'
import { SwitchNetworkController, toSwitchError } from '../network/SwitchNetworkController'
import type { AppKitOptions } from '../options/AppKitOptions'
import { OptionsController } from '../options/OptionsController'
import { RouterController } from '../router/RouterController'
import { localStorageOf } from '../storage/localStorage'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import { ThemeController } from '../theme/ThemeController'
import { ToastController } from '../toasts/ToastController'
import { hydrationSnapshot, type KitSnapshot, watchSnapshot } from './KitSnapshot'
import { type Account, type PublicState, readAccount, readPublicState } from './publicState'

/** What draws the modal, mounted once per kit. */
export interface MountedModal {
  destroy(): void
}

/** Loads what draws the modal. Called on first intent, never before. */
export type LoadModal = () => Promise<{ mountModal(kit: AppKit): MountedModal }>

/** What differs between a page, a server and a test. */
export interface AppKitParts {
  readonly loadModal: LoadModal
  readonly environment?: Environment
  /** False: whoever made the kit calls `start()`, so that making one has no effect on the page. Default true. */
  readonly start?: boolean
}

/** An account that `connect()` resolved with. */
export type ConnectedAccount = Account & { readonly address: string }

/**
 * One kit: owns its controllers, storage, adapters and listeners, and nothing outside itself. The order of construction is the dependency graph.
 * Hosts make it with `createAppKit` of `@openappkit/appkit`, which brings the modal.
 */
export class AppKit {
  readonly options: OptionsController
  readonly events: EventsController
  readonly alerts: AlertController
  readonly toasts: ToastController
  readonly theme: ThemeController
  readonly chains: ChainController
  readonly connectors: ConnectorController
  readonly connections: ConnectionController
  readonly balances: BalanceController
  readonly connecting: ConnectingController
  readonly switching: SwitchNetworkController
  readonly router: RouterController
  readonly modal: ModalController
  /** The world, with this kit's own timers: `destroy()` takes them back. */
  readonly environment: Environment
  /** What a server rendered and a hydrating page renders first. */
  readonly initial: KitSnapshot

  readonly #owned: OwnedEnvironment
  readonly #adapters: ReadonlyMap<ChainNamespace, ChainAdapter>
  readonly #loadModal: LoadModal
  readonly #stops: Set<() => void> = new Set()
  /** Networks that the visitor chose before connecting. */
  readonly #chosen: Map<ChainNamespace, CaipNetworkId> = new Map()
  readonly #restoring: Map<ChainNamespace, AdapterState | undefined> = new Map()
  #mounted: Promise<MountedModal> | undefined
  #started = false
  #destroyed = false

  constructor(given: AppKitOptions, parts: AppKitParts) {
    this.#owned = ownedEnvironment(parts.environment ?? browserEnvironment())
    this.environment = this.#owned
    const page = this.environment.window
    this.#loadModal = parts.loadModal
    this.options = new OptionsController(given)
    const store = new Store(given.storage ?? localStorageOf(page))
    this.events = new EventsController(this.environment)
    this.alerts = new AlertController({ visible: this.options.isOn('debug'), onError: given.onError })
    this.toasts = new ToastController(this.environment)
    this.theme = new ThemeController(given)
    this.#adapters = new Map((given.adapters ?? []).map(adapter => [adapter.namespace, adapter]))
    const [first, ...others] = given.networks
    const chainSettings: ChainSettings = {
      networks: [this.#withImage(first), ...others.map(network => this.#withImage(network))],
      defaultNetwork: given.defaultNetwork && toCaipNetwork(given.defaultNetwork),
      allowUnsupportedChain: given.allowUnsupportedChain === true,
      restorable: this.options.isOn('enableReconnect') ? [...this.#adapters.keys()] : [],
    }
    this.chains = new ChainController(chainSettings, store)
    // Refused here, on a server as in a browser, and not half-way through the start.
    for (const namespace of this.#adapters.keys()) this.chains.require(namespace)
    this.connectors = new ConnectorController(store, given.connectorImages)
    this.connections = new ConnectionController(store)
    this.balances = new BalanceController(store, this.environment)
    this.connecting = new ConnectingController(
      { adapter: namespace => this.adapter(namespace), chosenNetwork: namespace => this.#chosenNetwork(namespace) },
      this.events,
    )
    this.switching = new SwitchNetworkController({ switchNetwork: network => this.#switch(network) })
    this.router = new RouterController(this.chains)
    this.modal = new ModalController(this.router, this.events, this.environment, {
      isConnected: namespace => this.chains.isConnected(namespace),
      activate: namespace => this.chains.setActiveNamespace(namespace),
      mount: () => this.#mount().then(() => undefined),
      reportLoadFailure: error => notify(this.environment, given.onError ? [given.onError] : [], error),
      noAdapters: this.options.noAdapters,
      manualControl: given.manualWCControl === true,
      isMobile: page !== undefined && isMobile(page),
      embedded: given.enableEmbedded === true,
    })
    const shared =
      given.storage?.sharedWithServer === true
        ? this.chains
        : new ChainController(chainSettings, new Store(memoryStorage()))
    this.initial = hydrationSnapshot(this, shared.state)
    if (parts.start !== false) this.start()
  }

  /** Shows the modal: Account when connected, else Connect, or the view that is named. Resolves once it is on screen. */
  open(options?: OpenOptions | OpenDefault): Promise<void> {
    return this.modal.open(options)
  }

  close(): void {
    this.modal.close()
  }

  /** Loads the modal and what connecting needs. Buttons call it on hover, focus and touch; safe to call often. */
  prefetch(): void {
    // A failed prefetch is tried again by the click, which reports it.
    void this.#mount().catch(() => {})
    for (const adapter of this.#adapters.values()) void adapter.prefetch().catch(() => {})
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
  async connect(
    parameters: { readonly connectorId?: string; readonly namespace?: ChainNamespace } = {},
  ): Promise<ConnectedAccount> {
    const { connectorId } = parameters
    const namespace = parameters.namespace ?? this.#namespaceOf(connectorId)
    if (connectorId !== undefined) {
      await this.#untilDestroyed(this.connectWallet(connectorId, namespace))
      return this.#connectedAccount(namespace)
    }
    if (!this.chains.isConnected(namespace)) await this.#connectInModal(namespace)
    return this.#connectedAccount(namespace)
  }

  /** Asks one wallet, in the same tick. The outcome also stays in `connecting.state`, which views show. */
  connectWallet(
    connectorId: string,
    namespace: ChainNamespace = this.#namespaceOf(connectorId),
  ): Promise<ConnectResult> {
    const connector = this.connectors.find(connectorId, namespace)
    const name = connector?.name ?? connectorId
    this.events.track('SELECT_WALLET', { name, platform: 'browser' })
    return this.connecting.request({ connectorId, namespace, name }).then(result => {
      this.#chosen.delete(namespace)
      this.chains.setActiveNamespace(namespace)
      const rdns = connector?.info?.rdns
      this.connectors.remember({ id: connectorId, name, ...(rdns === undefined ? {} : { rdns }) })
      return result
    })
  }

  /**
   * Disconnects one namespace, one connector of it, or everything, and remembers that it was on purpose.
   * @throws AppKitError `disconnect/failed` naming the namespaces that failed.
   */
  async disconnect(
    parameters: { readonly namespace?: ChainNamespace | undefined; readonly connectorId?: string | undefined } = {},
  ): Promise<void> {
    const { namespace, connectorId } = parameters
    const namespaces = namespace ? [namespace] : [...this.#adapters.keys()].filter(name => this.#hasAccount(name))
    const failures: { readonly reason: string; readonly cause: unknown }[] = []
    await Promise.all(
      namespaces.map(async name => {
        const live = this.connections.list(name).map(connection => connection.connectorId)
        const ids = connectorId ? [connectorId] : [...live, ...this.connections.storedConnectorIds(name)]
        try {
          await this.adapter(name).disconnect({ connectorId })
          // A wallet that doesn't answer the restore can be left all the same.
          this.#endRestore(name)
          this.connections.leave(name, ids)
        } catch (cause) {
          failures.push({ reason: cause instanceof Error ? cause.message : String(cause), cause })
        }
      }),
    )
    if (failures.length > 0) {
      const message = `Failed to disconnect chains: ${failures.map(({ reason }) => reason).join(', ')}`
      this.events.track('DISCONNECT_ERROR', { message })
      throw new AppKitError('disconnect/failed', message, { cause: failures[0]?.cause })
    }
    this.events.track('DISCONNECT_SUCCESS', { namespace: namespace ?? 'all' })
  }

  /**
   * Switches the connected wallet, or chooses the network to use at the next connect.
   * An unknown network raises the alert 'Network Not Found' and changes nothing.
   * @throws UserRejectedError when the visitor declined, AppKitError `network/switch-failed` otherwise.
   */
  async switchNetwork(network: AppKitNetwork): Promise<void> {
    const known = this.chains.findNetwork(toCaipNetwork(network).caipNetworkId)
    if (!known) return this.alerts.open(alertCatalogue.networkNotFound)
    await this.#switch(known).catch(cause => {
      throw toSwitchError(cause)
    })
  }

  /** What choosing a network in the modal does: shows the view that the rule of spec 2 names. */
  chooseNetwork(network: CaipNetwork, options: { readonly ignoreSwitchConfirmation?: boolean } = {}): void {
    const active = this.chains.get()
    const { caipNetworkId, chainNamespace } = network
    const activeNamespace = this.chains.state.activeNamespace
    const connectorId = this.connections.active(activeNamespace)?.connectorId
    const route = networkSwitchRoute({
      target: network,
      activeCaipNetworkId: active?.caipNetworkId,
      activeNamespace,
      isConnected: this.chains.isConnected(),
      isTargetConnected: this.chains.isConnected(chainNamespace),
      isEmbeddedWallet:
        connectorId !== undefined && this.connectors.find(connectorId, activeNamespace)?.type === 'AUTH',
      ...options,
    })
    if (route === 'SwitchActiveChain') {
      this.router.push('SwitchActiveChain', {
        switchToChain: chainNamespace,
        caipNetworkId,
        navigateTo: 'Connect',
        navigateWithReplace: true,
      })
    } else if (route === 'SwitchNetwork') {
      if (this.chains.isConnected(chainNamespace)) {
        this.switching.reset()
        this.router.push('SwitchNetwork', { caipNetworkId })
        void this.switching.request(network)
      } else {
        // Nobody to ask: the choice itself is the switch.
        void this.#switch(network).then(() => this.modal.goBack())
      }
    } else this.modal.goBack()
  }

  /** Makes another live connection, or another account of it, the active one. */
  async switchConnection(parameters: {
    readonly connectorId: string
    readonly namespace: ChainNamespace
    readonly address?: string
  }): Promise<void> {
    const { connectorId, namespace, address } = parameters
    await this.adapter(namespace).switchConnection({ connectorId, address })
    this.chains.setActiveNamespace(namespace)
  }

  addNetwork(namespace: ChainNamespace, network: AppKitNetwork): void {
    const adapter = this.#adapters.get(namespace)
    if (!adapter) throw new AppKitError('adapter/not-found', `Adapter for namespace ${namespace} doesn't exist`)
    this.chains.addNetwork(this.#withImage({ ...network, chainNamespace: namespace }))
    adapter.setNetworks(this.chains.require(namespace).networks)
  }

  removeNetwork(namespace: ChainNamespace, id: number | string): void {
    const adapter = this.#adapters.get(namespace)
    if (!adapter) throw new AppKitError('adapter/not-found', `Adapter for namespace ${namespace} doesn't exist`)
    this.chains.removeNetwork(namespace, id)
    adapter.setNetworks(this.chains.require(namespace).networks)
  }

  /** Fetches the native balance of the active account. Errors as in {@link BalanceController.refresh}. */
  async refreshBalance(namespace: ChainNamespace = this.chains.state.activeNamespace): Promise<PrintedBalance> {
    const chain = this.chains.get(namespace)
    const { address, network } = chain ?? {}
    if (!address || !network)
      throw new AppKitError('balance/not-connected', 'No balance found', {
        details: 'Connect a wallet on a configured network first.',
      })
    return this.balances.refresh({
      address,
      network,
      fetch: () => this.adapter(namespace).getBalance({ address, caipNetwork: network }),
    })
  }

  /** The adapter of a namespace. @throws AppKitError `adapter/not-found` */
  adapter(namespace: ChainNamespace): ChainAdapter {
    const adapter = this.#adapters.get(namespace)
    if (!adapter)
      throw new AppKitError('adapter/not-found', 'Adapter not found', {
        details: `No adapter for ${namespace}. Add one to \`adapters\`.`,
      })
    return adapter
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
    this.#destroyed = true
    this.modal.close()
    void this.#mounted?.then(mounted => mounted.destroy()).catch(() => {})
    const failures: unknown[] = []
    for (const stop of this.#stops) {
      try {
        stop()
      } catch (failure) {
        failures.push(failure)
      }
    }
    this.#stops.clear()
    this.toasts.hide()
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
    if (this.#started || this.#destroyed || !this.environment.window) return
    this.#started = true
    for (const stop of [
      new ModalNavigation({
        chains: this.chains,
        connections: this.connections,
        router: this.router,
        modal: this.modal,
        toasts: this.toasts,
        enableNetworkSwitch: this.options.isOn('enableNetworkSwitch'),
        embedded: this.options.given.enableEmbedded === true,
      }).start(),
      this.modal.onClose(() => {
        this.connecting.reset()
        this.switching.reset()
      }),
      this.#followBalances(),
    ]) {
      this.#stops.add(stop)
    }
    for (const adapter of this.#adapters.values()) this.#attach(adapter)
    this.events.track('INITIALIZE', { networks: this.chains.allNetworks.map(({ id }) => id) })
  }

  #attach(adapter: ChainAdapter): void {
    const { namespace } = adapter
    const { networks, address } = this.chains.require(namespace)
    const reconnect = this.options.isOn('enableReconnect')
    if (reconnect) this.#restoring.set(namespace, undefined)
    const detach = adapter.attach({
      projectId: this.options.given.projectId,
      networks,
      metadata: this.options.metadata(this.environment.window?.document),
      wallets: {
        eip6963: this.options.isOn('enableEIP6963'),
        injected: this.options.isOn('enableInjected'),
        coinbase: this.options.isOn('enableCoinbase'),
        reconnect,
      },
      storedConnectorIds: reconnect ? this.connections.storedConnectorIds(namespace) : [],
      onState: state => this.#project(namespace, state),
    })
    this.#stops.add(detach)
    if (!reconnect) return
    const hasSession = address !== undefined || this.#restoring.get(namespace)?.status === 'reconnecting'
    // Spec 4: a failed sync sets disconnected.
    if (hasSession)
      void adapter
        .reconnect()
        .catch(() => {})
        .then(() => this.#endRestore(namespace))
    else this.#endRestore(namespace)
  }

  /** Tells what was held back while the connection of the last visit came back. Nothing, once a wallet has connected. */
  #endRestore(namespace: ChainNamespace): void {
    const last = this.#restoring.get(namespace)
    this.#restoring.delete(namespace)
    if (last) this.#project(namespace, last.status === 'reconnecting' ? notRestored(last) : last)
  }

  #project(namespace: ChainNamespace, state: AdapterState): void {
    if (this.#destroyed) return
    this.connectors.project(namespace, state.connectors)
    if (this.#restoring.has(namespace)) {
      this.#restoring.set(namespace, state)
      // 'Disconnected' before the wallet was asked is not news: showing it would flash 'Connect'.
      if (state.status === 'disconnected') return
      if (state.status === 'connected') this.#restoring.delete(namespace)
    }
    this.connections.project(namespace, state)
    this.chains.project(namespace, state)
  }

  #followBalances(): () => void {
    const last = new Map<ChainNamespace, string>()
    return subscribe(this.chains.state, () => {
      for (const chain of Object.values(this.chains.state.namespaces)) {
        const key =
          chain.status === 'connected' && chain.address && chain.network
            ? `${chain.caipNetworkId}:${chain.address}`
            : ''
        if (key === (last.get(chain.namespace) ?? '')) continue
        last.set(chain.namespace, key)
        if (key === '') continue
        // The failure is in the state that the button shows; nobody asked for a toast.
        void this.refreshBalance(chain.namespace).catch(() => {})
      }
    })
  }

  async #switch(network: CaipNetwork): Promise<void> {
    const { chainNamespace, caipNetworkId } = network
    if (this.chains.isConnected(chainNamespace)) {
      const isThere = this.chains.get(chainNamespace)?.caipNetworkId === caipNetworkId
      if (isThere && this.chains.state.activeNamespace === chainNamespace) return
      if (!isThere) await this.adapter(chainNamespace).switchNetwork(network)
      this.chains.setActiveNamespace(chainNamespace)
    } else {
      this.#chosen.set(chainNamespace, caipNetworkId)
      this.chains.setActiveNetwork(network)
    }
    this.events.track('SWITCH_NETWORK', { network: caipNetworkId })
  }

  #mount(): Promise<MountedModal> {
    if (this.#destroyed) return Promise.reject(kitDestroyed())
    this.#mounted ??= this.#loadModal()
      .then(({ mountModal }) => {
        if (this.#destroyed) throw kitDestroyed()
        return mountModal(this)
      })
      .catch(cause => {
        // A lost network may come back: the next intent loads again.
        this.#mounted = undefined
        throw cause
      })
    return this.#mounted
  }

  /** Resolves once `namespace` is connected; rejects with what closed the modal before. */
  #connectInModal(namespace: ChainNamespace): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        stopWatching()
        stopListening()
      }
      const succeed = () => {
        end()
        resolve()
      }
      const fail = (reason: unknown) => {
        end()
        reject(reason)
      }
      const stopWatching = subscribe(this.chains.state, () => this.chains.isConnected(namespace) && succeed())
      const stopListening = this.modal.onClose(reason =>
        this.chains.isConnected(namespace) ? succeed() : fail(reason),
      )
      this.modal.open({ view: 'Connect', namespace }).catch(fail)
    })
  }

  /** `task`, or a rejection when the kit ends first: a wallet that hangs may never answer. */
  #untilDestroyed<T>(task: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const forget = this.onDestroy(() => reject(kitDestroyed()))
      void task.then(resolve, reject).finally(forget)
    })
  }

  /** The active namespace, unless the connector belongs to another one alone. */
  #namespaceOf(connectorId: string | undefined): ChainNamespace {
    const active = this.chains.state.activeNamespace
    if (connectorId === undefined || this.connectors.find(connectorId, active)) return active
    return this.connectors.find(connectorId)?.chain ?? active
  }

  #chosenNetwork(namespace: ChainNamespace): CaipNetwork | undefined {
    const id = this.#chosen.get(namespace)
    return id && this.chains.findNetwork(id)
  }

  /** Something to disconnect: a live connection, or one that is being made or restored. */
  #hasAccount(namespace: ChainNamespace): boolean {
    return this.chains.require(namespace).status !== 'disconnected' || this.connections.list(namespace).length > 0
  }

  #connectedAccount(namespace: ChainNamespace): ConnectedAccount {
    const account = this.getAccount(namespace)
    if (account.address === undefined) throw new AppKitError('connect/failed', 'Failed to connect')
    return { ...account, address: account.address }
  }

  #withImage(network: AppKitNetwork): CaipNetwork {
    const imageUrl = this.options.given.chainImages?.[network.id]
    return toCaipNetwork(imageUrl ? { ...network, assets: { ...network.assets, imageUrl } } : network)
  }
}

function kitDestroyed(): AppKitError {
  return new AppKitError('kit/destroyed', 'This kit was destroyed. Create a new one with createAppKit.')
}

/** What an adapter's state means when the wallet did not come back: nobody is connected, whatever is still remembered. */
function notRestored(state: AdapterState): AdapterState {
  return { ...state, status: 'disconnected', address: undefined, activeConnectorId: undefined, connections: [] }
}
