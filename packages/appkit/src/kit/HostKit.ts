import {
  type Account,
  type AddressOf,
  AppKit,
  type AppKitDependencies,
  type AppKitOptions,
  type CaipAddress,
  type CaipNetwork,
  type ChainNamespace,
  type ChangeableOptions,
  type Connection,
  type Connector,
  type EventArguments,
  type EventName,
  type EventsState,
  type PublicState,
  type ThemeMode,
  type ThemeState,
  type ThemeVariables,
  takeSnapshot,
} from '@openappkit/appkit-core'
import { assertChanges, assertOptions } from '../options/assertOptions'
import { type ActiveNetwork, activeNetwork } from './activeNetwork'
import { onChange } from './onChange'
import { type ConnectedWalletInfo, walletInfo } from './walletInfo'

/** Parameters of `deleteConnection`. */
export interface DeleteConnectionParameters {
  readonly connectorId: string
  /** Namespace of the connection. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * The kit that `createAppKit` returns, without the members that only OpenAppKit's packages use. Create it with
 * `createAppKit`; hooks, buttons and elements accept no other object.
 */
export interface AppKitInstance
  extends Omit<
    HostKit,
    | 'adapters'
    | 'balances'
    | 'chains'
    | 'connections'
    | 'connectors'
    | 'environment'
    | 'events'
    | 'fixedFlags'
    | 'initial'
    | 'loadFallback'
    | 'modal'
    | 'onDestroy'
    | 'options'
    | 'signIn'
    | 'signInRequest'
    | 'start'
    | 'store'
    | 'subscribe'
    | 'theme'
    | 'walletConnect'
  > {}

/**
 * {@link AppKit} with getters and subscriptions of AppKit 1.8; `@openappkit/appkit/compat` adds the rest. Each
 * subscription returns a function that unsubscribes. Apps see it as {@link AppKitInstance}.
 */
export class HostKit extends AppKit {
  // Sign-in reads it once, when the modal loads.
  override readonly fixedFlags = ['reownAuthentication'] as const

  /**
   * @throws {AppKitError} `options/invalid` in development for a wrong value, `options/no-networks` if `networks` is
   * empty, `options/siwx-conflict` if both `siwx` and `siweConfig` are set, `chains/namespace-not-configured` if an
   * adapter has no network in `networks`.
   */
  constructor(options: AppKitOptions, dependencies: AppKitDependencies) {
    assertOptions(options)
    super(options, dependencies)
  }

  isOpen(): boolean {
    return this.modal.state.open
  }

  /** Returns the address of a namespace's account. */
  getAddress<Namespace extends ChainNamespace>(namespace: Namespace): AddressOf<Namespace> | undefined
  /** Returns the account's address. Default namespace: the active one. */
  getAddress(namespace?: ChainNamespace): string | undefined
  getAddress(namespace?: ChainNamespace): string | undefined {
    return this.getAccount(namespace).address
  }

  getCaipAddress(namespace?: ChainNamespace): CaipAddress | undefined {
    return this.getAccount(namespace).caipAddress
  }

  getIsConnectedState(): boolean {
    return this.chains.isConnected()
  }

  getNetwork(): ActiveNetwork {
    return activeNetwork({ chains: this.chains.state })
  }

  getCaipNetwork(namespace?: ChainNamespace): CaipNetwork | undefined {
    return this.chains.get(namespace)?.network
  }

  /** Returns the networks of a namespace. Default: the active namespace. */
  getCaipNetworks(namespace?: ChainNamespace): readonly CaipNetwork[] {
    return this.chains.get(namespace)?.networks ?? []
  }

  /**
   * Returns the plain id of the active network: a number on EVM chains, usually a string elsewhere. Also returns the id
   * of an unsupported network. Undefined if no network is active.
   */
  getChainId(): number | string | undefined {
    return this.getNetwork().chainId
  }

  getActiveChainNamespace(): ChainNamespace {
    return this.chains.state.activeNamespace
  }

  /** Returns the available wallets of all namespaces. */
  getConnectors(): readonly Connector[] {
    return this.connectors.state.connectors
  }

  /**
   * Returns the connected wallets of a namespace, the active one first. The number of wallets doesn't depend on a
   * project or plan.
   */
  getConnections(namespace: ChainNamespace = this.getActiveChainNamespace()): readonly Connection[] {
    return this.connections.list(namespace)
  }

  /**
   * Disconnects a wallet of the namespace. If it isn't connected, removes it from the list of recent wallets.
   * @throws {AppKitError} `disconnect/failed` if the wallet fails to disconnect, `wallet/not-connected` for an unknown
   * wallet.
   */
  async deleteConnection({ connectorId, namespace }: DeleteConnectionParameters): Promise<void> {
    await (await this.load()).deleteConnection(connectorId, namespace)
  }

  /**
   * Retries a reconnect that failed, and does nothing if none failed. Resolves once the wallet has reconnected or failed
   * again; `getAccount(namespace).status` says which.
   */
  retryReconnect(namespace: ChainNamespace): Promise<void> {
    return this.adapters.retryReconnect(namespace)
  }

  /** Stops waiting for the wallet of the last visit. Without an answer so far, the account becomes `disconnected`. */
  endReconnect(namespace: ChainNamespace): void {
    this.adapters.endReconnect(namespace)
  }

  getWalletInfo(namespace?: ChainNamespace): ConnectedWalletInfo | undefined {
    return walletInfo(takeSnapshot(this), namespace)
  }

  /** Returns the theme mode that the app set. */
  getThemeMode(): ThemeMode {
    return this.theme.state.themeMode
  }

  getThemeVariables(): ThemeVariables {
    return this.theme.state.themeVariables
  }

  /**
   * Sets the theme mode.
   * @throws {AppKitError} `theme/invalid-mode` for any value except `dark`, `light` and `auto`.
   */
  setThemeMode(mode: ThemeMode): void {
    this.theme.setThemeMode(mode)
  }

  /** Merges `variables` into the current theme variables. */
  setThemeVariables(variables: ThemeVariables): void {
    this.theme.setThemeVariables(variables)
  }

  /**
   * Changes options. The buttons and the modal follow, whether open or closed. `undefined` resets an option to its
   * default. Merges `features` and `themeVariables` into the current ones; there, `undefined` resets one entry. Rejects
   * with the import's error if its code can't load.
   *
   * @throws {AppKitError} `options/read-only` for an option that can't change, `theme/invalid-mode` for an unknown theme
   * mode; in development also `options/invalid` for a wrong value and `options/unknown` for a misspelled name. Then
   * nothing changes.
   */
  override async updateOptions(changes: ChangeableOptions): Promise<void> {
    assertChanges(changes, this.options.input)
    await super.updateOptions(changes)
  }

  /**
   * Sets the language of the buttons and the modal: a BCP 47 tag, or `undefined` to follow the document's `lang`. A
   * language without a translation shows English. Rejects with the import's error if the code can't load.
   */
  setLocale(locale: string | undefined): Promise<void> {
    return this.updateOptions({ locale })
  }

  subscribeState(listener: (state: PublicState) => void): () => void {
    return onChange(this, () => this.getState(), listener)
  }

  /** Calls `listener` when the account of a namespace changes. */
  subscribeAccount<Namespace extends ChainNamespace>(
    listener: (account: Account<Namespace>) => void,
    namespace: Namespace,
  ): () => void
  /** Calls `listener` when the account changes. Default namespace: the active one. */
  subscribeAccount(listener: (account: Account) => void, namespace?: ChainNamespace): () => void
  subscribeAccount(listener: (account: Account) => void, namespace?: ChainNamespace): () => void {
    return onChange(this, () => this.getAccount(namespace), listener)
  }

  subscribeNetwork(listener: (network: ActiveNetwork) => void): () => void {
    return onChange(this, () => this.getNetwork(), listener)
  }

  subscribeWalletInfo(
    listener: (wallet: ConnectedWalletInfo | undefined) => void,
    namespace?: ChainNamespace,
  ): () => void {
    return onChange(this, () => this.getWalletInfo(namespace), listener)
  }

  /**
   * Calls `listener` when a namespace's connected wallets change. Default: the active namespace; switching it counts as
   * a change if the wallets differ.
   */
  subscribeConnections(listener: (connections: readonly Connection[]) => void, namespace?: ChainNamespace): () => void {
    return onChange(this, () => this.getConnections(namespace), listener)
  }

  subscribeTheme(listener: (theme: ThemeState) => void): () => void {
    return onChange(this, () => takeSnapshot(this).theme, listener)
  }

  /**
   * Emits an event of the app to `subscribeEvents`, `useAppKitEvents` and, unless `features.analytics` is off, the
   * backend. Declare its name and properties in `EventRegistry`.
   *
   * @example
   * ```ts
   * import type { AppKitInstance } from '@openappkit/appkit'
   *
   * declare module '@openappkit/appkit-core' {
   *   interface EventRegistry {
   *     STAKE_SUCCESS: { readonly network: string }
   *   }
   * }
   *
   * export function reportStake(kit: AppKitInstance): void {
   *   kit.trackEvent('STAKE_SUCCESS', { network: 'eip155:1' })
   * }
   * ```
   */
  trackEvent<Name extends EventName>(event: Name, ...properties: EventArguments<Name>): void {
    this.events.track(event, ...properties)
  }

  /** Calls `listener` for every event, synchronously and in order. */
  subscribeEvents(listener: (event: EventsState) => void): () => void {
    return this.events.subscribe(listener)
  }
}
