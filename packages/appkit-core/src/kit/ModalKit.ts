import type { AppKitError, ChainNamespace } from '@openappkit/contract'
import { proxy, subscribe } from 'valtio/vanilla'
import type { ConnectResult } from '../adapter/ChainAdapter'
import type { Connector } from '../adapter/Connector'
import { LatestChoice } from '../adapter/LatestChoice'
import { AlertController } from '../alerts/AlertController'
import { alertCatalogue } from '../alerts/alertCatalogue'
import { type AppKitNetwork, toCaipNetwork } from '../caip/CaipNetwork'
import type { PrintedBalance } from '../chains/balanceState'
import { followBalances } from '../chains/followBalances'
import { ConnectingController } from '../connections/ConnectingController'
import type { BrandsState } from '../connectors/BrandsState'
import { followBrands } from '../connectors/followBrands'
import type { RecentWallet } from '../connectors/RecentWallet'
import { forgetWallet, recentWallets, rememberWallet } from '../connectors/rememberWallet'
import { type DirectoryState, unreadDirectory } from '../directory/DirectoryState'
import { isMobile } from '../environment/platform'
import type { EventsState } from '../events/EventsController'
import { ModalController } from '../modal/ModalController'
import { ModalNavigation } from '../modal/ModalNavigation'
import { modalLoadFailed } from '../modal/modalErrors'
import { ChosenNetworks } from '../network/ChosenNetworks'
import { moveToNetwork } from '../network/moveToNetwork'
import { networkNotFound } from '../network/networkNotFound'
import { SwitchNetworkController } from '../network/SwitchNetworkController'
import { toSwitchError } from '../network/switchError'
import type { AppKitOptions } from '../options/AppKitOptions'
import { cloudProjectId } from '../options/cloudProjectId'
import { RouterController } from '../router/RouterController'
import type { ViewName } from '../router/ViewRegistry'
import { ToastController } from '../toasts/ToastController'
import type { AccountActions } from './AccountActions'
import type { DisconnectParameters } from './DisconnectParameters'
import type { KitCore } from './KitCore'
import type { SwitchConnectionParameters } from './SwitchConnectionParameters'

/** A feature as far as the options decide about it. Absent: it is always on. */
export interface OptionalFeature {
  readonly isWanted?: ((options: AppKitOptions) => boolean) | undefined
}

/**
 * What a kit gains on first intent: everything between the visitor and the wallet. It lives beside `AppKit`, so that a page
 * pays for it only when somebody is about to use it; views get this one.
 */
export class ModalKit {
  /** The kit as the page has it from the start. */
  readonly base: KitCore
  readonly options: KitCore['options']
  readonly environment: KitCore['environment']
  readonly events: KitCore['events']
  readonly theme: KitCore['theme']
  readonly chains: KitCore['chains']
  readonly connectors: KitCore['connectors']
  readonly connections: KitCore['connections']
  readonly balances: KitCore['balances']
  readonly alerts: AlertController
  readonly toasts: ToastController
  /** Networks that were chosen before connecting. */
  readonly chosen: ChosenNetworks
  /** What the user chose last: a wallet that answers an earlier choice doesn't take over. */
  readonly choices: LatestChoice = new LatestChoice()
  readonly connecting: ConnectingController
  readonly switching: SwitchNetworkController
  readonly router: RouterController
  readonly modal: ModalController
  /** Which project the backend is asked as. Undefined: there is no backend. */
  readonly projectId: string | undefined
  /** What is known of the wallet directory. `WalletDirectory` of the door `./cloud` fills it; without a backend it stays empty. */
  readonly directory: { readonly state: DirectoryState } = { state: unreadDirectory() }
  /** What happened lately, for telemetry, which arrives later. */
  readonly recentEvents: EventsState[] = []
  /** Receives the errors that reach no caller. Telemetry sets it. */
  declare onReport?: ((error: AppKitError) => void) | undefined
  /** What the host is written with, for the backend's statistics. Whoever makes the modal may say so. */
  framework: 'html' | 'react' = 'html'
  /** The features that it has so far, and the views that they add. How those are drawn is known to whoever mounts the modal. */
  features: readonly (OptionalFeature & {
    readonly name: string
    readonly views?: readonly { readonly name: ViewName; readonly hasResult?: boolean }[]
  })[] = []
  /** Gives it the features that come with an account, or when a view of theirs is asked for. Whoever makes the modal may set it. */
  declare loadFeatures?: (() => Promise<void>) | undefined
  /** Returns nothing for a view that exists, else a promise that rejects once it is known not to. What mounts the modal sets it. */
  declare requireView?: ((view: ViewName) => Promise<void> | undefined) | undefined
  /** Says which wallet of the directory a connector is. It arrives late, and only where chains or the directory make it needed. */
  readonly brands: BrandsState = proxy<BrandsState>({ explorerIdOf: undefined })
  readonly #navigation: ModalNavigation
  readonly #startCloud: (kit: ModalKit) => Promise<void>
  #account: Promise<AccountActions> | undefined
  readonly #services: Map<unknown, unknown> = new Map()
  readonly #disconnectListeners: Set<() => void | Promise<void>> = new Set()

  /** @param startCloud Asks the backend for what the modal shows first. */
  constructor(kit: KitCore, startCloud: (kit: ModalKit) => Promise<void>) {
    const { chains, connections, environment, events, options } = kit
    const { given } = options
    const isEmbedded = given.enableEmbedded === true
    const page = environment.window
    this.#startCloud = startCloud
    this.projectId = cloudProjectId(given)
    this.base = kit
    this.options = options
    this.environment = environment
    this.events = events
    this.theme = kit.theme
    this.chains = chains
    this.connectors = kit.connectors
    this.connections = connections
    this.connectors.state.recent = recentWallets(this.connectors.store)
    this.balances = kit.balances
    this.alerts = new AlertController({
      visible: options.isOn('debug'),
      onError: given.onError,
      console: this.environment.window?.console,
    })
    this.toasts = new ToastController(environment)
    this.chosen = new ChosenNetworks(chains)
    this.connecting = new ConnectingController(
      {
        adapter: namespace => kit.adapter(namespace),
        chosenNetwork: namespace => this.chosen.of(namespace),
        signIn: () => kit.signInRequest,
      },
      events,
    )
    this.switching = new SwitchNetworkController({
      switchNetwork: network => moveToNetwork(kit, this.chosen, this.choices, network),
    })
    this.router = new RouterController(chains)
    this.modal = new ModalController(kit.modal.state, this.router, events, environment, {
      isConnected: namespace => chains.isConnected(namespace),
      isLost: namespace => chains.get(namespace)?.restoreError !== undefined,
      isUnsupported: namespace =>
        options.isOn('enableNetworkSwitch') &&
        chains.isConnected(namespace) &&
        chains.get(namespace)?.isUnsupportedChain === true,
      activate: namespace => {
        chains.setActiveNamespace(namespace)
        this.#navigation.skip()
      },
      hasResult: view =>
        this.features.some(({ views }) => views?.some(({ name, hasResult }) => name === view && hasResult)),
      require: view => this.requireView?.(view),
      noAdapters: options.noAdapters,
      manualControl: given.manualWCControl === true,
      isMobile: page !== undefined && isMobile(page),
      embedded: isEmbedded,
    })
    this.#navigation = new ModalNavigation({
      chains,
      connections,
      router: this.router,
      modal: this.modal,
      toasts: this.toasts,
      enableNetworkSwitch: options.isOn('enableNetworkSwitch'),
      embedded: isEmbedded,
    })
    this.modal.onClose(() => {
      this.connecting.reset()
      this.switching.reset()
    })
  }

  /** Reports an error that reaches no caller: to the host's `onError`, and to telemetry. */
  report(error: AppKitError): void {
    this.onReport?.(error)
    this.options.given.onError?.(error)
  }

  /** Whether the options ask for a feature, with the flags as they are now: hosts may change them while the kit lives. */
  isFeatureOn({ isWanted }: OptionalFeature): boolean {
    const { given, state } = this.options
    return isWanted?.({ ...given, features: state.features }) ?? true
  }

  /** Begins to move the modal on with accounts and networks, until the kit ends. Once per kit, after what draws the modal is there. */
  start(): void {
    this.base.onDestroy(this.#navigation.start())
    this.base.onDestroy(followBalances(this.chains, namespace => this.refreshBalance(namespace)))
    this.base.onDestroy(followBrands(this.connectors.state, this.brands))
    if (this.hasBackend) this.#followIntent()
  }

  /**
   * Returns the one instance of `Service` that this kit has, and makes it on first use. `base.onDestroy` takes what ends it.
   *
   * @example
   * const pairing = kit.service(PairingController)
   */
  service<T>(Service: new (kit: ModalKit) => T): T {
    const known = this.#services.get(Service) as T | undefined
    if (known) return known
    const service = new Service(this)
    this.#services.set(Service, service)
    return service
  }

  /** Asks one wallet, in the same tick. The outcome also stays in `connecting.state`, which views show. */
  connectWallet(
    connectorId: string,
    namespace: ChainNamespace = this.#namespaceOf(connectorId),
  ): Promise<ConnectResult> {
    const { chains, connecting, connectors, events } = this
    const isLatest = this.choices.begin()
    const connector = connectors.find(connectorId, namespace)
    const name = connector?.name ?? connectorId
    events.track('SELECT_WALLET', { name, platform: 'browser' })
    return connecting.request({ connectorId, namespace, name }).then(result => {
      this.chosen.forget(namespace)
      const isWanted = connecting.state.value.status === 'connected'
      if (isLatest() && (isWanted || !chains.isConnected())) chains.setActiveNamespace(namespace)
      const rdns = connector?.info?.rdns
      this.rememberWallet({ id: (connector && this.explorerIdOf(connector)) ?? connectorId, name, rdns })
      return result
    })
  }

  /** Id of a connector's wallet in the directory, as far as it is known by now. */
  explorerIdOf(connector: Connector): string | undefined {
    return connector.explorerId ?? this.brands.explorerIdOf?.(connector)
  }

  /** Puts a wallet at the front of the recent ones, of which two are kept. */
  rememberWallet(wallet: RecentWallet): void {
    rememberWallet(this.connectors.state, this.connectors.store, wallet)
  }

  /** Takes a wallet out of the recent ones. Its connection, if there is one, stays. */
  forgetWallet(id: string): void {
    forgetWallet(this.connectors.state, this.connectors.store, id)
  }

  /**
   * Shows the Connect view. Resolves once `namespace`, or the active one whichever that is by then, is connected, which it may be already; rejects with
   * what closed the modal.
   */
  connectInModal(namespace?: ChainNamespace): Promise<void> {
    const { chains } = this
    // The connection of the last visit can come back while the modal loads.
    if (chains.isConnected(namespace)) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const end = (outcome: () => void) => {
        stopWatching()
        stopListening()
        outcome()
      }
      const stopWatching = subscribe(chains.state, () => chains.isConnected(namespace) && end(resolve))
      const stopListening = this.modal.onClose(reason => end(() => reject(reason)))
      try {
        void this.modal.open({ view: 'Connect', ...(namespace ? { namespace } : {}) })
      } catch (error) {
        end(() => reject(error))
      }
    })
  }

  /** The chain that the visitor is about to connect on: of the wallet he chose, or that the Connect view of the history is limited to. Undefined: any. */
  get connectNamespace(): ChainNamespace | undefined {
    const { stack } = this.router.state
    const since = stack.slice(
      Math.max(
        0,
        stack.findLastIndex(({ view }) => view === 'Connect'),
      ),
    )
    const chosen = since.findLast(({ view, params }) => view.startsWith('Connect') && hasNamespace(params))?.params
    return hasNamespace(chosen) ? chosen.namespace : undefined
  }

  /** Whether a backend is configured, the public provider's or one of the host's own. */
  get hasBackend(): boolean {
    return this.projectId !== undefined
  }

  /** See `AppKit.disconnect`. */
  async disconnect(parameters: DisconnectParameters | ChainNamespace = {}): Promise<void> {
    await (await this.#loadAccount()).disconnect(parameters, this.#disconnectListeners)
  }

  /**
   * Calls `listener` after every disconnect that host or visitor asked for here, and that ended something, not after one that began in the wallet. Whoever disconnects waits for it,
   * and hears of what it throws. Returns what ends it.
   */
  onDisconnect(listener: () => void | Promise<void>): () => void {
    this.#disconnectListeners.add(listener)
    return () => void this.#disconnectListeners.delete(listener)
  }

  /** See `AppKit.switchNetwork`. */
  async switchNetwork(network: AppKitNetwork): Promise<void> {
    const known = this.chains.findNetwork(toCaipNetwork(network).caipNetworkId)
    if (!known) {
      this.alerts.open(alertCatalogue.networkNotFound)
      throw networkNotFound()
    }
    await moveToNetwork(this.base, this.chosen, this.choices, known).catch(cause => {
      throw toSwitchError(cause)
    })
  }

  /** See `AppKit.switchConnection`. */
  async switchConnection(parameters: SwitchConnectionParameters): Promise<void> {
    const isLatest = this.choices.begin()
    await (await this.#loadAccount()).switchConnection(parameters, isLatest)
  }

  /** Ends a connection that lives; forgets a wallet that doesn't, so that it is no longer offered. */
  async deleteConnection(connectorId: string, namespace?: ChainNamespace): Promise<void> {
    await (await this.#loadAccount()).deleteConnection(this, connectorId, namespace)
  }

  /** See `AppKit.refreshBalance`. */
  async refreshBalance(namespace: ChainNamespace = this.chains.state.activeNamespace): Promise<PrintedBalance> {
    return (await this.#loadAccount()).refreshBalance(namespace)
  }

  destroy(): void {
    this.modal.close()
    this.toasts.hide()
  }

  /**
   * Asks the backend once somebody is about to see what it knows: when the modal opens, and ahead of it for visitors without an account, for whom nobody
   * loads this half of the kit without a reason. After the modal shows, which waits for nothing.
   */
  #followIntent(): void {
    const { environment, events, options, recentEvents } = this
    const ask = () => {
      // What didn't load is asked for again when the modal opens the next time.
      environment.setTimer(() => void this.#startCloud(this).catch(() => {}), 0)
    }
    const keep = ({ ...event }: EventsState) => {
      // What happens while the host doesn't allow it is never told, also not later.
      if (options.state.features.analytics !== false) recentEvents.push(event)
      if (recentEvents.length > 20) recentEvents.shift()
      if (event.data.event === 'MODAL_OPEN') ask()
    }
    keep(events.state)
    this.base.onDestroy(events.subscribe(keep))
    if (!Object.values(this.chains.state.namespaces).some(({ address }) => address)) ask()
  }

  /** A failed load is tried again by whoever needs it next. */
  #loadAccount(): Promise<AccountActions> {
    this.#account ??= import('./AccountActions').then(
      ({ AccountActions }) => new AccountActions(this.base),
      cause => {
        this.#account = undefined
        throw modalLoadFailed(cause)
      },
    )
    return this.#account
  }

  /** The namespace that the visitor is choosing wallets of, else the active one, unless the connector belongs to another one alone. */
  #namespaceOf(connectorId: string): ChainNamespace {
    const wanted = this.connectNamespace ?? this.chains.state.activeNamespace
    const { connectors } = this
    return (connectors.find(connectorId, wanted) ?? connectors.find(connectorId))?.chain ?? wanted
  }
}

function hasNamespace(params: unknown): params is { readonly namespace: ChainNamespace } {
  return (params as { readonly namespace?: unknown } | undefined)?.namespace !== undefined
}
