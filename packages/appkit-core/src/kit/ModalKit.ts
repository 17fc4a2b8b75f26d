import type { AppKitError, ChainNamespace } from '@openappkit/contract'
import type { ConnectResult } from '../adapter/ChainAdapter'
import { LatestChoice } from '../adapter/LatestChoice'
import { AlertController } from '../alerts/AlertController'
import { alertCatalog } from '../alerts/alertCatalog'
import { type AppKitNetwork, toCaipNetwork } from '../caip/CaipNetwork'
import type { PrintedBalance } from '../chains/balanceState'
import { followBalances } from '../chains/followBalances'
import { followIntent } from '../cloud/followIntent'
import { ConnectingController } from '../connections/ConnectingController'
import { WalletHistory } from '../connectors/WalletHistory'
import { type DirectoryState, unreadDirectory } from '../directory/DirectoryState'
import { isDevelopment } from '../environment/isDevelopment'
import { isMobile } from '../environment/platform'
import { reportMistake } from '../errors/reportMistake'
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
import type { AppKitContext } from './AppKitContext'
import { accountLoader } from './accountLoader'
import { connectInModal } from './connectInModal'
import { ModalFeatures } from './ModalFeatures'
import { type GetController, modalControllers } from './modalControllers'

/** The app's framework, for the backend's statistics. */
export type Framework = 'html' | 'react'

/**
 * Fetches from the backend what the modal shows first. Two seconds later, starts telemetry if the app allows it.
 *
 * @param recentEvents - Events from before telemetry loaded.
 */
export type StartCloud = (kit: ModalKit, recentEvents: readonly EventsState[]) => Promise<void>

/**
 * Part of a kit that loads on first intent: connecting, switching, routing and the modal's state. Separate from
 * `AppKit`, so apps load it only when users need it. Views receive this object.
 */
export class ModalKit {
  /** Part of the kit that exists from the start. */
  declare readonly context: AppKitContext
  declare readonly options: AppKitContext['options']
  declare readonly environment: AppKitContext['environment']
  declare readonly events: AppKitContext['events']
  declare readonly theme: AppKitContext['theme']
  declare readonly chains: AppKitContext['chains']
  declare readonly connectors: AppKitContext['connectors']
  declare readonly connections: AppKitContext['connections']
  declare readonly balances: AppKitContext['balances']
  /** Alerts about setup mistakes. */
  declare readonly alerts: AlertController
  /** Short messages in the modal. */
  declare readonly toasts: ToastController
  /** Networks selected before connecting. */
  declare readonly chosen: ChosenNetworks
  /** Tracks the user's latest choice, so an earlier request that a wallet approves late doesn't become active. */
  readonly choices: LatestChoice = new LatestChoice()
  /** State of the current connect request. */
  declare readonly connecting: ConnectingController
  /** State of the current network switch. */
  declare readonly switching: SwitchNetworkController
  /** Current view and history. */
  declare readonly router: RouterController
  /** Opens and closes the modal. */
  declare readonly modal: ModalController
  /**
   * Project id sent to the backend: `local` if the app sets `cloud` but no `projectId`. Undefined without a backend.
   */
  declare readonly projectId: string | undefined
  /**
   * Wallet directory. The kit loads `featured`, `recommended` and `excluded`; `WalletDirectory` from
   * `@openappkit/appkit-core/cloud` loads the pages and searches. Stays empty without a backend.
   */
  readonly directory: { readonly state: DirectoryState } = { state: unreadDirectory() }
  /** The app's framework. */
  declare readonly framework: Framework
  /** The modal's features. */
  declare readonly features: ModalFeatures
  /**
   * Returns this kit's only instance of `Controller`, creating it on first use. Register cleanup with
   * `context.onDestroy`.
   *
   * @example
   * ```ts
   * import { PairingController } from '@openappkit/appkit-core/cloud'
   * import type { ModalKit } from '@openappkit/appkit-core/modal'
   *
   * export function pairingOf(kit: ModalKit): PairingController {
   *   return kit.controller(PairingController)
   * }
   * ```
   */
  readonly controller: GetController<ModalKit> = modalControllers<ModalKit>(this)
  /** Recently used wallets. */
  declare readonly wallets: WalletHistory
  readonly #navigation: ModalNavigation
  readonly #startCloud: StartCloud
  readonly #loadAccount: () => Promise<AccountActions>
  readonly #disconnectListeners: Set<() => void | Promise<void>> = new Set()
  #telemetry: ((error: AppKitError) => void) | undefined

  constructor(kit: AppKitContext, startCloud: StartCloud, framework: Framework) {
    const { chains, connections, environment, events, options } = kit
    const { input } = options
    const isEmbedded = input.enableEmbedded === true
    const page = environment.window
    this.#startCloud = startCloud
    this.#loadAccount = accountLoader(kit)
    this.framework = framework
    this.features = new ModalFeatures(options)
    this.wallets = new WalletHistory(kit.connectors.state, kit.store)
    this.projectId = cloudProjectId(input)
    this.context = kit
    this.options = options
    this.environment = environment
    this.events = events
    this.theme = kit.theme
    this.chains = chains
    this.connectors = kit.connectors
    this.connections = connections
    this.balances = kit.balances
    this.alerts = new AlertController({
      get visible() {
        return options.input.debug ?? isDevelopment()
      },
      get onError() {
        return options.input.onError
      },
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
      isLost: namespace => chains.get(namespace)?.reconnectError !== undefined,
      isUnsupported: namespace =>
        options.isOn('enableNetworkSwitch') &&
        chains.isConnected(namespace) &&
        chains.get(namespace)?.isUnsupportedChain === true,
      activate: namespace => {
        try {
          chains.setActiveNamespace(namespace)
        } catch (error) {
          // Click handlers often ignore the promise of `open()`.
          reportMistake(this, error as AppKitError)
          throw error
        }
        this.#navigation.skip()
      },
      hasResult: view => this.features.hasResult(view),
      explain: reason => this.toasts.show(reason, 'error'),
      // Without WalletConnect, its view could only fail.
      noAdapters: options.noAdapters && kit.walletConnect !== undefined,
      get manualControl() {
        return options.input.manualWCControl === true
      },
      isMobile: page !== undefined && isMobile(page),
      embedded: isEmbedded,
    })
    this.#navigation = new ModalNavigation({
      chains,
      connections,
      router: this.router,
      modal: this.modal,
      toasts: this.toasts,
      get enableNetworkSwitch() {
        return options.isOn('enableNetworkSwitch')
      },
      embedded: isEmbedded,
    })
    this.modal.onClose(() => {
      this.connecting.reset()
      this.switching.reset()
    })
  }

  /** Reports an error that no caller receives. Passes it to the app's `onError` and to telemetry. */
  report(error: AppKitError): void {
    this.#telemetry?.(error)
    this.options.input.onError?.(error)
  }

  /** Sets the function that passes the errors of {@link ModalKit.report} to telemetry. */
  reportWith(telemetry: (error: AppKitError) => void): void {
    this.#telemetry = telemetry
  }

  /**
   * Starts updating the modal when accounts and networks change, until the kit ends. Call it once, after mounting the
   * modal.
   */
  start(): void {
    this.context.onDestroy(this.#navigation.start())
    this.context.onDestroy(followBalances(this.chains, namespace => this.refreshBalance(namespace)))
    this.context.onDestroy(this.wallets.start())
    if (this.hasBackend) followIntent(this.context, recentEvents => this.#startCloud(this, recentEvents))
  }

  /**
   * Prompts one wallet synchronously. `connecting.state` tracks the outcome for views. Resolves with the adapter's
   * result. Rejects with `wallet/rejected`, `wallet/request-pending`, `connect/failed` or the adapter's own error.
   *
   * @param namespace - Default: the one that the Connect view shows, else the active one, unless the connector belongs
   * only to a different one.
   */
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

  /**
   * Shows the Connect view until an account is connected. Resolves immediately if one is connected already. Rejects
   * with `modal/closed` if the modal closes first.
   */
  connectInModal(namespace?: ChainNamespace): Promise<void> {
    return connectInModal(this.chains, this.modal, namespace)
  }

  /** Whether a backend is configured, hosted or self-hosted. */
  get hasBackend(): boolean {
    return this.projectId !== undefined
  }

  /** Ends connections. See `AppKit.disconnect`. */
  async disconnect(parameters: DisconnectParameters | ChainNamespace = {}): Promise<void> {
    await (await this.#loadAccount()).disconnect(parameters, this.#disconnectListeners)
  }

  /**
   * Calls `listener` after the app or the user disconnects a wallet here. Doesn't call it if the user disconnects in
   * the wallet. `disconnect` awaits the listener and rejects with its error. Returns the function to unsubscribe.
   */
  onDisconnect(listener: () => void | Promise<void>): () => void {
    this.#disconnectListeners.add(listener)
    return () => void this.#disconnectListeners.delete(listener)
  }

  /** Switches network. See `AppKit.switchNetwork`. */
  async switchNetwork(network: AppKitNetwork): Promise<void> {
    // JavaScript accepts a chain id or nothing.
    const known = network && this.chains.findNetwork(toCaipNetwork(network).caipNetworkId)
    if (!known) {
      this.alerts.open(alertCatalog.networkNotFound)
      throw networkNotFound(network)
    }
    await moveToNetwork(this.context, this.chosen, this.choices, known).catch(cause => {
      throw toSwitchError(cause)
    })
  }

  /** Activates a connection. See `AppKit.switchConnection`. */
  async switchConnection(parameters: SwitchConnectionParameters): Promise<void> {
    const isLatest = this.choices.begin()
    await (await this.#loadAccount()).switchConnection(parameters, isLatest)
  }

  /**
   * Disconnects a live connection. Without one, removes the wallet from the recently used wallets. Default namespace:
   * the active one.
   *
   * @throws {AppKitError} `wallet/not-connected` if the connector is unknown.
   */
  async deleteConnection(connectorId: string, namespace?: ChainNamespace): Promise<void> {
    await (await this.#loadAccount()).deleteConnection(this, connectorId, namespace)
  }

  /** Fetches the native balance. See `AppKit.refreshBalance`. */
  async refreshBalance(namespace: ChainNamespace = this.chains.state.activeNamespace): Promise<PrintedBalance> {
    return (await this.#loadAccount()).refreshBalance(namespace)
  }

  destroy(): void {
    this.modal.close()
    this.toasts.hide()
  }

  /**
   * Returns the namespace to connect on: the one that the Connect view shows, else the active one, unless the connector
   * belongs only to a different one.
   */
  #namespaceOf(connectorId: string): ChainNamespace {
    const wanted = this.router.connectNamespace ?? this.chains.state.activeNamespace
    const { connectors } = this
    return (connectors.find(connectorId, wanted) ?? connectors.find(connectorId))?.chain ?? wanted
  }
}
