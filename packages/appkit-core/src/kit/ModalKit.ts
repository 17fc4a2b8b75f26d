import type { AppKitError, ChainNamespace } from '@openappkit/contract'
import type { ConnectResult } from '../adapter/ChainAdapter'
import { LatestChoice } from '../adapter/LatestChoice'
import { AlertController } from '../alerts/AlertController'
import { alertCatalogue } from '../alerts/alertCatalogue'
import { type AppKitNetwork, toCaipNetwork } from '../caip/CaipNetwork'
import type { PrintedBalance } from '../chains/balanceState'
import { followBalances } from '../chains/followBalances'
import { followIntent } from '../cloud/followIntent'
import { ConnectingController } from '../connections/ConnectingController'
import { WalletHistory } from '../connectors/WalletHistory'
import { type DirectoryState, unreadDirectory } from '../directory/DirectoryState'
import { isMobile } from '../environment/platform'
import type { EventsState } from '../events/EventsController'
import { ModalController } from '../modal/ModalController'
import { ModalNavigation } from '../modal/ModalNavigation'
import { ChosenNetworks } from '../network/ChosenNetworks'
import { moveToNetwork } from '../network/moveToNetwork'
import { networkNotFound, toSwitchError } from '../network/networkErrors'
import { SwitchNetworkController } from '../network/SwitchNetworkController'
import { cloudProjectId } from '../options/cloudProjectId'
import { RouterController } from '../router/RouterController'
import { ToastController } from '../toasts/ToastController'
import type { AccountActions, DisconnectParameters, SwitchConnectionParameters } from './AccountActions'
import { accountLoader } from './accountLoader'
import { connectInModal } from './connectInModal'
import type { KitCore } from './KitCore'
import { ModalFeatures } from './ModalFeatures'
import { type GetService, modalServices } from './modalServices'

/** What the app is written with, for the backend's statistics. */
export type Framework = 'html' | 'react'

/** Asks the backend for what the modal shows first. `recentEvents` are those that telemetry missed. */
export type StartCloud = (kit: ModalKit, recentEvents: readonly EventsState[]) => Promise<void>

/**
 * What a kit gains on first intent: everything between the visitor and the wallet. It lives beside `AppKit`, so that a page
 * pays for it only when somebody is about to use it; views get this one.
 */
export class ModalKit {
  /** The kit as the page has it from the start. */
  declare readonly base: KitCore
  declare readonly options: KitCore['options']
  declare readonly environment: KitCore['environment']
  declare readonly events: KitCore['events']
  declare readonly theme: KitCore['theme']
  declare readonly chains: KitCore['chains']
  declare readonly connectors: KitCore['connectors']
  declare readonly connections: KitCore['connections']
  declare readonly balances: KitCore['balances']
  declare readonly alerts: AlertController
  declare readonly toasts: ToastController
  /** Networks that were chosen before connecting. */
  declare readonly chosen: ChosenNetworks
  /** What the user chose last: a wallet that answers an earlier choice doesn't take over. */
  readonly choices: LatestChoice = new LatestChoice()
  declare readonly connecting: ConnectingController
  declare readonly switching: SwitchNetworkController
  declare readonly router: RouterController
  declare readonly modal: ModalController
  /** Which project the backend is asked as. Undefined: there is no backend. */
  declare readonly projectId: string | undefined
  /** What is known of the wallet directory. `WalletDirectory` of the door `./cloud` fills it; without a backend it stays empty. */
  readonly directory: { readonly state: DirectoryState } = { state: unreadDirectory() }
  declare readonly framework: Framework
  declare readonly features: ModalFeatures
  /**
   * Returns the one instance of `Service` that this kit has, and creates it on first use. `base.onDestroy` takes what ends it.
   *
   * @example
   * const pairing = kit.service(PairingController)
   */
  readonly service: GetService<ModalKit> = modalServices<ModalKit>(this)
  /** The wallets that were used lately. */
  declare readonly wallets: WalletHistory
  readonly #navigation: ModalNavigation
  readonly #startCloud: StartCloud
  readonly #loadAccount: () => Promise<AccountActions>
  readonly #disconnectListeners: Set<() => void | Promise<void>> = new Set()
  #telemetry: ((error: AppKitError) => void) | undefined

  constructor(kit: KitCore, startCloud: StartCloud, framework: Framework) {
    const { chains, connections, environment, events, options } = kit
    const { given } = options
    const isEmbedded = given.enableEmbedded === true
    const page = environment.window
    this.#startCloud = startCloud
    this.#loadAccount = accountLoader(kit)
    this.framework = framework
    this.features = new ModalFeatures(options)
    this.wallets = new WalletHistory(kit.connectors.state, kit.store)
    this.projectId = cloudProjectId(given)
    this.base = kit
    this.options = options
    this.environment = environment
    this.events = events
    this.theme = kit.theme
    this.chains = chains
    this.connectors = kit.connectors
    this.connections = connections
    this.balances = kit.balances
    this.alerts = new AlertController({
      visible: options.isOn('debug'),
      onError: given.onError,
      console: page?.console,
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
      hasResult: view => this.features.hasResult(view),
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
    this.#telemetry?.(error)
    this.options.given.onError?.(error)
  }

  /** Sets how telemetry, which loads later, gets what {@link ModalKit.report} is called with. */
  reportWith(telemetry: (error: AppKitError) => void): void {
    this.#telemetry = telemetry
  }

  /** Begins to move the modal on with accounts and networks, until the kit ends. Once per kit, after what draws the modal is there. */
  start(): void {
    this.base.onDestroy(this.#navigation.start())
    this.base.onDestroy(followBalances(this.chains, namespace => this.refreshBalance(namespace)))
    this.base.onDestroy(this.wallets.start())
    if (this.hasBackend) followIntent(this.base, recentEvents => this.#startCloud(this, recentEvents))
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
      const id = (connector && this.wallets.directoryIdOf(connector)) ?? connectorId
      this.wallets.remember({ id, name, rdns: connector?.info?.rdns })
      return result
    })
  }

  /** Shows the Connect view until an account is connected. See {@link connectInModal}. */
  connectInModal(namespace?: ChainNamespace): Promise<void> {
    return connectInModal(this.chains, this.modal, namespace)
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

  /** The namespace that the visitor is choosing wallets of, else the active one, unless the connector belongs to another one alone. */
  #namespaceOf(connectorId: string): ChainNamespace {
    const wanted = this.router.connectNamespace ?? this.chains.state.activeNamespace
    const { connectors } = this
    return (connectors.find(connectorId, wanted) ?? connectors.find(connectorId))?.chain ?? wanted
  }
}
