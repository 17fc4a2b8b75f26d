import { subscribe } from 'valtio/vanilla'
import type { ConnectResult } from '../adapter/ChainAdapter'
import { AlertController } from '../alerts/AlertController'
import { alertCatalogue } from '../alerts/alertCatalogue'
import { type AppKitNetwork, type CaipNetwork, toCaipNetwork } from '../caip/CaipNetwork'
import type { ChainNamespace } from '../caip/ChainNamespace'
import { BalanceController } from '../chains/BalanceController'
import type { PrintedBalance } from '../chains/balanceState'
import { followBalances } from '../chains/followBalances'
import { ConnectingController } from '../connections/ConnectingController'
import type { RecentWallet } from '../connectors/RecentWallet'
import { recentWallets, rememberWallet } from '../connectors/rememberWallet'
import { type DirectoryState, unreadDirectory } from '../directory/DirectoryState'
import { isMobile } from '../environment/platform'
import { AppKitError } from '../errors/AppKitError'
import type { EventsState } from '../events/EventsController'
import { ModalController } from '../modal/ModalController'
import { ModalNavigation } from '../modal/ModalNavigation'
import { moveToNetwork } from '../network/moveToNetwork'
import { networkSwitchRoute } from '../network/networkSwitchRoute'
import { SwitchNetworkController } from '../network/SwitchNetworkController'
import { toSwitchError } from '../network/switchError'
import { cloudProjectId } from '../options/cloudProjectId'
import { RouterController } from '../router/RouterController'
import { ToastController } from '../toasts/ToastController'
import type { KitCore } from './KitCore'

/** Which connections to end: all, those of a namespace, or one. */
export interface DisconnectParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly connectorId?: string | undefined
}

/** Which connection, and which of its accounts, to use from now on. */
export interface SwitchConnectionParameters {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly address?: string
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
  readonly balances: BalanceController
  readonly alerts: AlertController
  readonly toasts: ToastController
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
  /** What the host is written with, for the backend's statistics. Whoever makes the modal may say so. */
  framework: 'html' | 'react' = 'html'
  readonly #navigation: ModalNavigation
  readonly #parts: Map<unknown, unknown> = new Map()

  constructor(kit: KitCore) {
    const { chains, connections, environment, events, options } = kit
    const { given } = options
    const isEmbedded = given.enableEmbedded === true
    const page = environment.window
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
    this.balances = new BalanceController(kit.balances.state, kit.store, environment)
    this.alerts = new AlertController({ visible: options.isOn('debug'), onError: given.onError })
    this.toasts = new ToastController(environment)
    this.connecting = new ConnectingController(
      { adapter: namespace => kit.adapter(namespace), chosenNetwork: namespace => chains.chosenNetwork(namespace) },
      events,
    )
    this.switching = new SwitchNetworkController({ switchNetwork: network => moveToNetwork(kit, network) })
    this.router = new RouterController(chains)
    this.modal = new ModalController(kit.modal.state, this.router, events, environment, {
      isConnected: namespace => chains.isConnected(namespace),
      isUnsupported: namespace =>
        options.isOn('enableNetworkSwitch') &&
        chains.isConnected(namespace) &&
        chains.get(namespace)?.isUnsupportedChain === true,
      activate: namespace => chains.setActiveNamespace(namespace),
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

  /** Begins to move the modal on with accounts and networks, until the kit ends. Once per kit, after what draws the modal is there. */
  start(): void {
    this.base.onDestroy(this.#navigation.start())
    this.base.onDestroy(followBalances(this.chains, namespace => this.refreshBalance(namespace)))
    if (this.hasBackend) this.#followIntent()
  }

  /**
   * A controller that came with code loaded later, made once per kit: views of one chunk share it, and it ends with the kit by `base.onDestroy`.
   *
   * @example
   * const pairing = kit.part(PairingController)
   */
  part<T>(Part: new (kit: ModalKit) => T): T {
    const known = this.#parts.get(Part) as T | undefined
    if (known) return known
    const part = new Part(this)
    this.#parts.set(Part, part)
    return part
  }

  /** Asks one wallet, in the same tick. The outcome also stays in `connecting.state`, which views show. */
  connectWallet(
    connectorId: string,
    namespace: ChainNamespace = this.#namespaceOf(connectorId),
  ): Promise<ConnectResult> {
    const { chains, connectors, events } = this
    const connector = connectors.find(connectorId, namespace)
    const name = connector?.name ?? connectorId
    events.track('SELECT_WALLET', { name, platform: 'browser' })
    return this.connecting.request({ connectorId, namespace, name }).then(result => {
      chains.forgetChoice(namespace)
      chains.setActiveNamespace(namespace)
      const rdns = connector?.info?.rdns
      this.rememberWallet({ id: connectorId, name, rdns })
      return result
    })
  }

  /** Puts a wallet at the front of the recent ones, of which two are kept. */
  rememberWallet(wallet: RecentWallet): void {
    rememberWallet(this.connectors.state, this.connectors.store, wallet)
  }

  /** Shows the Connect view. Resolves once `namespace` is connected, which it may be already; rejects with what closed the modal. */
  connectInModal(namespace: ChainNamespace): Promise<void> {
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
        this.modal.open({ view: 'Connect', namespace })
      } catch (error) {
        end(() => reject(error))
      }
    })
  }

  /** What choosing a network in the modal does: shows the view that the rule of spec 2 names. */
  chooseNetwork(network: CaipNetwork, options: { readonly ignoreSwitchConfirmation?: boolean } = {}): void {
    const { chains, connections, connectors } = this
    const { caipNetworkId, chainNamespace } = network
    const { activeNamespace } = chains.state
    const connectorId = connections.active(activeNamespace)?.connectorId
    const route = networkSwitchRoute({
      target: network,
      activeCaipNetworkId: chains.get()?.caipNetworkId,
      activeNamespace,
      isConnected: chains.isConnected(),
      isTargetConnected: chains.isConnected(chainNamespace),
      isEmbeddedWallet: connectorId !== undefined && connectors.find(connectorId, activeNamespace)?.type === 'AUTH',
      ...options,
    })
    if (route === 'SwitchActiveChain') {
      this.router.push('SwitchActiveChain', {
        switchToChain: chainNamespace,
        caipNetworkId,
        navigateTo: 'Connect',
        navigateWithReplace: true,
      })
    } else if (route === 'SwitchNetwork' && chains.isConnected(chainNamespace)) {
      this.switching.reset()
      this.router.push('SwitchNetwork', { caipNetworkId })
      void this.switching.request(network)
    } else {
      // Nobody to ask: the choice itself is the switch.
      if (route === 'SwitchNetwork') void moveToNetwork(this.base, network)
      this.modal.goBack()
    }
  }

  /**
   * The project id, for whatever needs a provider's cloud. Spec 5: a missing one shows an alert; nothing else does, since installed
   * wallets and a backend of one's own need none.
   */
  requireProjectId(): string | undefined {
    const { projectId } = this
    if (!projectId) this.alerts.openOnce(alertCatalogue.projectIdNotConfigured)
    return projectId
  }

  /** Whether a backend is configured, the public provider's or one of the host's own. */
  get hasBackend(): boolean {
    return this.projectId !== undefined
  }

  /** See `AppKit.disconnect`. */
  async disconnect({ namespace, connectorId }: DisconnectParameters = {}): Promise<void> {
    const namespaces = namespace ? [namespace] : this.base.adapterNamespaces.filter(name => this.#hasAccount(name))
    const outcomes = await Promise.allSettled(namespaces.map(name => this.#disconnect(name, connectorId)))
    const failures = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    if (failures.length > 0) {
      const reasons = failures.map(cause => (cause instanceof Error ? cause.message : String(cause)))
      const message = `Failed to disconnect chains: ${reasons.join(', ')}`
      this.events.track('DISCONNECT_ERROR', { message })
      throw new AppKitError('disconnect/failed', message, { cause: failures[0] })
    }
    this.events.track('DISCONNECT_SUCCESS', { namespace: namespace ?? 'all' })
  }

  /** See `AppKit.switchNetwork`. */
  async switchNetwork(network: AppKitNetwork): Promise<void> {
    const known = this.chains.findNetwork(toCaipNetwork(network).caipNetworkId)
    if (!known) return this.alerts.open(alertCatalogue.networkNotFound)
    await moveToNetwork(this.base, known).catch(cause => {
      throw toSwitchError(cause)
    })
  }

  /** See `AppKit.switchConnection`. */
  async switchConnection({ connectorId, namespace, address }: SwitchConnectionParameters): Promise<void> {
    await this.base.adapter(namespace).switchConnection({ connectorId, address })
    this.chains.setActiveNamespace(namespace)
  }

  /** See `AppKit.refreshBalance`. */
  async refreshBalance(namespace: ChainNamespace = this.chains.state.activeNamespace): Promise<PrintedBalance> {
    const { address, network } = this.chains.get(namespace) ?? {}
    if (!address || !network) throw new AppKitError('balance/not-connected', 'No balance found')
    const fetch = () => this.base.adapter(namespace).getBalance({ address, caipNetwork: network })
    return this.balances.refresh({ address, network, fetch })
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
      const start = () => import('../cloud/startCloud').then(({ startCloud }) => startCloud(this))
      // What didn't load is asked for again when the modal opens the next time.
      environment.setTimer(() => void start().catch(() => {}), 0)
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

  async #disconnect(namespace: ChainNamespace, connectorId: string | undefined): Promise<void> {
    const { connections } = this
    const live = connections.list(namespace).map(connection => connection.connectorId)
    const ids = connectorId ? [connectorId] : [...live, ...connections.storedConnectorIds(namespace)]
    await this.base.adapter(namespace).disconnect({ connectorId })
    this.base.endRestore(namespace)
    connections.leave(namespace, ids)
  }

  /** Something to disconnect: a live connection, or one that is being made or restored. */
  #hasAccount(namespace: ChainNamespace): boolean {
    return this.chains.require(namespace).status !== 'disconnected' || this.connections.list(namespace).length > 0
  }

  /** The active namespace, unless the connector belongs to another one alone. */
  #namespaceOf(connectorId: string): ChainNamespace {
    const { activeNamespace } = this.chains.state
    const { connectors } = this
    if (connectors.find(connectorId, activeNamespace)) return activeNamespace
    return connectors.find(connectorId)?.chain ?? activeNamespace
  }
}
