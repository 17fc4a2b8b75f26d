import {
  type Account,
  AppKit,
  type AppKitDependencies,
  AppKitError,
  type AppKitOptions,
  type CaipAddress,
  type CaipNetwork,
  type ChainNamespace,
  type Connection,
  type Connector,
  type EventsState,
  type PublicState,
  type ThemeMode,
  type ThemeState,
  type ThemeVariables,
  takeSnapshot,
} from '@openappkit/appkit-core'
import { type ActiveNetwork, activeNetwork } from './activeNetwork'
import { onChange } from './onChange'
import { type ConnectedWalletInfo, walletInfo } from './walletInfo'

/** Which wallet to leave. */
export interface DeleteConnectionParameters {
  readonly connectorId: string
  /** Default: the one in use. */
  readonly namespace?: ChainNamespace | undefined
}

/** A kit as `createAppKit` gives it: {@link AppKit}, and the readers and subscriptions by the names that AppKit 1.8 gave them. Subscriptions return what ends them. */
export class AppKitInstance extends AppKit {
  /** @throws AppKitError `options/siwx` for two ways to sign in. */
  constructor(options: AppKitOptions, dependencies: AppKitDependencies) {
    // Spec 8, word for word. Here, because the feature that reads them loads with the modal.
    if (options.siwx && options.siweConfig)
      throw new AppKitError('options/siwx', 'Cannot set both `siweConfig` and `siwx` options')
    super(options, dependencies)
  }

  isOpen(): boolean {
    return this.modal.state.open
  }

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

  /** The networks of a namespace, of the one in use unless told. */
  getCaipNetworks(namespace?: ChainNamespace): readonly CaipNetwork[] {
    return this.chains.get(namespace)?.networks ?? []
  }

  /** The plain id of the network in use: a number on EVM chains, text elsewhere. */
  getChainId(): number | string | undefined {
    return this.getNetwork().chainId
  }

  getActiveChainNamespace(): ChainNamespace {
    return this.chains.state.activeNamespace
  }

  /** Every wallet that can be asked now, on every namespace. */
  getConnectors(): readonly Connector[] {
    return this.connectors.state.connectors
  }

  /** Connected wallets of a namespace, the one in use first. It needs no project: nothing remote has a say in how many there may be. */
  getConnections(namespace: ChainNamespace = this.getActiveChainNamespace()): readonly Connection[] {
    return this.connections.list(namespace)
  }

  /**
   * Ends a connection, or forgets a wallet that was connected lately, so that it is no longer offered.
   * @throws AppKitError `disconnect/failed`; `wallet/not-connected` for a wallet that the app never had.
   */
  async deleteConnection({ connectorId, namespace }: DeleteConnectionParameters): Promise<void> {
    await (await this.load()).deleteConnection(connectorId, namespace)
  }

  getWalletInfo(namespace?: ChainNamespace): ConnectedWalletInfo | undefined {
    return walletInfo(takeSnapshot(this), namespace)
  }

  getThemeMode(): ThemeMode {
    return this.theme.state.themeMode
  }

  getThemeVariables(): ThemeVariables {
    return this.theme.state.themeVariables
  }

  /** @throws AppKitError `theme/invalid-mode` for anything but `dark` and `light`. */
  setThemeMode(mode: ThemeMode): void {
    this.theme.setThemeMode(mode)
  }

  /** Merges into what is set. */
  setThemeVariables(variables: ThemeVariables): void {
    this.theme.setThemeVariables(variables)
  }

  subscribeState(listener: (state: PublicState) => void): () => void {
    return onChange(this, () => this.getState(), listener)
  }

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

  /** Hears the connected wallets of a namespace, of the one in use unless told. */
  subscribeConnections(listener: (connections: readonly Connection[]) => void, namespace?: ChainNamespace): () => void {
    return onChange(this, () => this.getConnections(namespace), listener)
  }

  subscribeTheme(listener: (theme: ThemeState) => void): () => void {
    return onChange(this, () => takeSnapshot(this).theme, listener)
  }

  /** Hears every event, at once and in order. */
  subscribeEvents(listener: (event: EventsState) => void): () => void {
    return this.events.subscribe(listener)
  }
}
