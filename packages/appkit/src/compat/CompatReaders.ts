import {
  type AccountType,
  type AddressOf,
  type CaipNetwork,
  type CaipNetworkId,
  type ChainNamespace,
  type ConnectMethod,
  type Connector,
  type ConnectorType,
  type EventsState,
  type ProviderOf,
  type SIWXConfig,
  takeSnapshot,
} from '@openappkit/appkit-core'
import { allFeatures, connectMethodsOrder } from '@openappkit/appkit-core/features'
import { safeImageUrl } from '@openappkit/appkit-core/media'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { HostKit } from '../kit/HostKit'
import { onChange } from '../kit/onChange'
import { type NamedConnection, readConnections } from '../kit/readConnections'
import { type RemoteFeatures, readRemoteFeatures } from '../kit/readRemoteFeatures'
import { type ProvidersByNamespace, WalletProviders } from './WalletProviders'

/** Getters and subscriptions of AppKit 1.8 that other kits don't have. */
export class CompatReaders {
  readonly #kit: HostKit
  readonly #providers: WalletProviders
  readonly #loaded: () => ModalKit | undefined
  #siweAsSIWX: SIWXConfig | undefined

  /** @param loaded - Returns the `ModalKit`, or undefined until it has loaded. */
  constructor(kit: HostKit, loaded: () => ModalKit | undefined) {
    this.#kit = kit
    this.#loaded = loaded
    this.#providers = new WalletProviders(kit)
  }

  /**
   * Returns the provider of the namespace's active wallet. Undefined while nothing is connected, and until the provider
   * has loaded; `subscribeProviders` reports changes.
   *
   * @typeParam Provider - Type of the provider. Default: the type that the namespace's adapter declares, else `unknown`.
   * @example
   * ```ts
   * import type { CompatAppKit } from '@openappkit/appkit/compat'
   *
   * async function readAccounts(appkit: CompatAppKit) {
   *   const provider = appkit.getProvider('eip155')
   *   return provider?.request({ method: 'eth_accounts' })
   * }
   * ```
   */
  getProvider<Provider = never, Namespace extends ChainNamespace = ChainNamespace>(
    namespace: Namespace,
  ): ProviderOf<Namespace, Provider> | undefined {
    return this.#providers.of(namespace) as ProviderOf<Namespace, Provider> | undefined
  }

  /** Returns the provider of the active namespace; see {@link CompatReaders.getProvider}. */
  getWalletProvider<Provider = never>(): ProviderOf<ChainNamespace, Provider> | undefined {
    return this.getProvider<Provider>(this.#kit.getActiveChainNamespace())
  }

  getAddressByChainNamespace<Namespace extends ChainNamespace>(namespace: Namespace): AddressOf<Namespace> | undefined {
    return this.#kit.getAddress(namespace)
  }

  /**
   * Returns the active network of a namespace, or its network with the plain id `id`, such as `1`. Default namespace:
   * the active one. Undefined if the network isn't in the app's networks.
   */
  getCaipNetwork(namespace?: ChainNamespace, id?: number | string): CaipNetwork | undefined {
    if (id === undefined) return this.#kit.getCaipNetwork(namespace)
    return this.#kit.getCaipNetworks(namespace).find(known => String(known.id) === String(id))
  }

  /** Returns the plain id of the active network, such as `1`, not `eip155:1`. Undefined on an unsupported network. */
  getCaipNetworkId(): number | string | undefined {
    return this.getCaipNetwork()?.id
  }

  /**
   * Returns the CAIP-2 ids of the networks that the active wallets approved, in all namespaces. Wallets that accept any
   * network add none.
   */
  getApprovedCaipNetworkIds(): readonly CaipNetworkId[] {
    return Object.values(this.#kit.chains.state.namespaces).flatMap(
      ({ namespace }) => this.#kit.connections.active(namespace)?.approvedNetworks ?? [],
    )
  }

  /** Returns the connector type of the namespace's active wallet. Undefined while nothing is connected. */
  getProviderType(namespace: ChainNamespace): ConnectorType | undefined {
    return this.#kit.chains.isConnected(namespace) ? this.#kit.getWalletInfo(namespace)?.type : undefined
  }

  getWalletProviderType(): ConnectorType | undefined {
    return this.getProviderType(this.#kit.getActiveChainNamespace())
  }

  /** Calls `listener` with all providers when one changes, in any namespace. Returns a function that unsubscribes. */
  subscribeProviders(listener: (providers: ProvidersByNamespace) => void): () => void {
    return this.#providers.subscribe(listener)
  }

  /**
   * Loads the WalletConnect library (147 kB) and resolves with its universal provider, or with undefined if
   * WalletConnect is off or the kit has no backend.
   */
  async getUniversalProvider(): Promise<unknown> {
    const link = await this.#kit.walletConnect?.load()
    await link?.prepare()
    return link?.provider
  }

  /** Returns a wallet's image URL if `safeImageUrl` allows it, otherwise undefined. */
  getConnectorImage(connector: Pick<Connector, 'imageUrl'> | undefined): string | undefined {
    return safeImageUrl(connector?.imageUrl, this.#kit.options.input.cloud)
  }

  /**
   * Returns the order of connect methods that the app set. Default: wallets first if one is installed, otherwise email
   * first.
   */
  getConnectMethodsOrder(): readonly ConnectMethod[] {
    const installed: readonly ConnectorType[] = ['ANNOUNCED', 'INJECTED', 'MULTI_CHAIN']
    return connectMethodsOrder(
      allFeatures(this.#kit.options.state.features),
      this.#kit.getConnectors().some(({ type }) => installed.includes(type)),
    )
  }

  /**
   * Returns the text of the developer alert in the modal. An empty string if there is none, and always if the option
   * `debug` is off, as in production builds by default.
   */
  getError(): string {
    return this.#loaded()?.alerts.state.message ?? ''
  }

  /** Returns the latest event. */
  getEvent(): EventsState {
    return takeSnapshot(this.#kit).events
  }

  /**
   * Returns the type of the active account, otherwise the namespace's type in `defaultAccountTypes`. Undefined if
   * neither is known; the chain's default type then applies.
   */
  getPreferredAccountType(namespace: ChainNamespace): AccountType | undefined {
    const { address, allAccounts } = this.#kit.getAccount(namespace)
    const inUse = allAccounts.find(account => account.address === address)
    return inUse?.type ?? this.#kit.options.input.defaultAccountTypes?.[namespace]
  }

  /** Returns recent wallets that can connect again. Empty until the modal's code has loaded; see `prefetch`. */
  getRecentConnections(namespace?: ChainNamespace): readonly NamedConnection[] {
    return readConnections(takeSnapshot(this.#kit), namespace).recentConnections
  }

  /**
   * Returns the features that a project can configure remotely. Until the project's settings load, they reflect the
   * app's options.
   */
  getRemoteFeatures(): RemoteFeatures {
    return readRemoteFeatures(takeSnapshot(this.#kit).options, this.#kit.options.input.modules)
  }

  /** Returns the active sign-in config: the one in the options, or the backend's. */
  getSIWX<T extends SIWXConfig = SIWXConfig>(): T | undefined {
    const { siwx, siweConfig } = this.#kit.options.input
    this.#siweAsSIWX ??= siweConfig?.mapToSIWX()
    // The kit's type only has the interface; the caller may expect a class.
    return (this.#kit.signIn ?? siwx ?? this.#siweAsSIWX) as T | undefined
  }

  /**
   * Calls `listener` with the active network when it changes, or with undefined on an unsupported network. Returns a
   * function that unsubscribes.
   */
  subscribeCaipNetworkChange(listener: (network: CaipNetwork | undefined) => void): () => void {
    return onChange(this.#kit, () => this.getCaipNetwork(), listener)
  }

  subscribeRemoteFeatures(listener: (features: RemoteFeatures) => void): () => void {
    return onChange(this.#kit, () => this.getRemoteFeatures(), listener)
  }
}
