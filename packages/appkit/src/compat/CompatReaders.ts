import {
  type AccountType,
  type CaipNetwork,
  type CaipNetworkId,
  type ChainNamespace,
  type ConnectMethod,
  type Connector,
  type ConnectorType,
  type EventsState,
  type SIWXConfig,
  takeSnapshot,
} from '@openappkit/appkit-core'
import { allFeatures, connectMethodsOrder } from '@openappkit/appkit-core/features'
import { safeImageUrl } from '@openappkit/appkit-core/media'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { onChange } from '../kit/onChange'
import { type NamedConnection, readConnections } from '../kit/readConnections'
import { type RemoteFeatures, readRemoteFeatures } from '../kit/readRemoteFeatures'
import { type ProvidersByNamespace, WalletProviders } from './WalletProviders'

/** What AppKit 1.8 lets hosts read beside what every kit does. */
export class CompatReaders {
  readonly #kit: AppKitInstance
  readonly #providers: WalletProviders
  readonly #loaded: () => ModalKit | undefined
  #siweAsSIWX: SIWXConfig | undefined

  /** @param loaded - Returns what arrived with the modal, once it has. */
  constructor(kit: AppKitInstance, loaded: () => ModalKit | undefined) {
    this.#kit = kit
    this.#loaded = loaded
    this.#providers = new WalletProviders(kit)
  }

  /**
   * The wallet's own provider, at once. Undefined while nothing is connected, and for the moment until the wallet has handed it over: `subscribeProviders` tells when.
   *
   * @typeParam Provider - What the namespace's wallets have, which the caller knows and the kit doesn't check.
   * @example
   * ```ts
   * const provider = appkit.getProvider<EIP1193Provider>('eip155')
   * const accounts = await provider?.request({ method: 'eth_accounts' })
   * ```
   */
  getProvider<Provider = unknown>(namespace: ChainNamespace): Provider | undefined {
    return this.#providers.of(namespace) as Provider | undefined
  }

  /** As {@link CompatReaders.getProvider}, of the namespace in use. */
  getWalletProvider<Provider = unknown>(): Provider | undefined {
    return this.getProvider(this.#kit.getActiveChainNamespace())
  }

  getAddressByChainNamespace(namespace: ChainNamespace): string | undefined {
    return this.#kit.getAddress(namespace)
  }

  /** The network in use, or the one with this plain id where `id` is given; undefined when the kit doesn't offer it. */
  getCaipNetwork(namespace?: ChainNamespace, id?: number | string): CaipNetwork | undefined {
    if (id === undefined) return this.#kit.getCaipNetwork(namespace)
    return this.#kit.getCaipNetworks(namespace).find(known => String(known.id) === String(id))
  }

  /** The plain id of the network in use, whatever its name says: `1`, and not `eip155:1`. Undefined on a network that the kit doesn't offer. */
  getCaipNetworkId(): number | string | undefined {
    return this.getCaipNetwork()?.id
  }

  /** What the wallets in use approved, on all namespaces. Wallets that take any network add nothing. */
  getApprovedCaipNetworkIds(): readonly CaipNetworkId[] {
    return Object.values(this.#kit.chains.state.namespaces).flatMap(
      ({ namespace }) => this.#kit.connections.active(namespace)?.approvedNetworks ?? [],
    )
  }

  /** How the connected wallet of a namespace is reached. */
  getProviderType(namespace: ChainNamespace): ConnectorType | undefined {
    return this.#kit.chains.isConnected(namespace) ? this.#kit.getWalletInfo(namespace)?.type : undefined
  }

  getWalletProviderType(): ConnectorType | undefined {
    return this.getProviderType(this.#kit.getActiveChainNamespace())
  }

  /** Calls `listener` whenever a provider has come or gone, on any namespace. */
  subscribeProviders(listener: (providers: ProvidersByNamespace) => void): () => void {
    return this.#providers.subscribe(listener)
  }

  /** Loads the WalletConnect library, which is 147 kB, and gives its universal provider. Undefined where WalletConnect is off. */
  async getUniversalProvider(): Promise<unknown> {
    const link = await this.#kit.walletConnect?.load()
    await link?.prepare()
    return link?.provider
  }

  /** The picture of a wallet, where it has one that may be shown. */
  getConnectorImage(connector: Pick<Connector, 'imageUrl'> | undefined): string | undefined {
    return safeImageUrl(connector?.imageUrl, this.#kit.options.given.cloud)
  }

  /** The order that the host set; else wallets first where one is installed. */
  getConnectMethodsOrder(): readonly ConnectMethod[] {
    const installed: readonly ConnectorType[] = ['ANNOUNCED', 'INJECTED', 'MULTI_CHAIN']
    return connectMethodsOrder(
      allFeatures(this.#kit.options.state.features),
      this.#kit.getConnectors().some(({ type }) => installed.includes(type)),
    )
  }

  /** The alert that the modal shows to developers; empty while it shows none, and always with `debug: false`. */
  getError(): string {
    return this.#loaded()?.alerts.state.message ?? ''
  }

  /** The newest event. */
  getEvent(): EventsState {
    return takeSnapshot(this.#kit).events
  }

  /** Kind of the account in use; while none is, the kind that the options ask for. Undefined: the chain's own. */
  getPreferredAccountType(namespace: ChainNamespace): AccountType | undefined {
    const { address, allAccounts } = this.#kit.getAccount(namespace)
    const inUse = allAccounts.find(account => account.address === address)
    return inUse?.type ?? this.#kit.options.given.defaultAccountTypes?.[namespace]
  }

  /** Wallets that were connected lately and can be asked again. Known once the modal's code has loaded; see `prefetch`. */
  getRecentConnections(namespace?: ChainNamespace): readonly NamedConnection[] {
    return readConnections(takeSnapshot(this.#kit), namespace).recentConnections
  }

  /** The features that a project's remote configuration may set. Until it was asked they are as the host set them. */
  getRemoteFeatures(): RemoteFeatures {
    return readRemoteFeatures(takeSnapshot(this.#kit).options, this.#kit.options.given.modules)
  }

  /** The sign-in of the kit: that of the options, or the backend's once it is at work. */
  getSIWX<T extends SIWXConfig = SIWXConfig>(): T | undefined {
    const { siwx, siweConfig } = this.#kit.options.given
    this.#siweAsSIWX ??= siweConfig?.mapToSIWX()
    // Its class is the caller's knowledge; the kit knows the interface alone.
    return (this.#kit.signIn ?? siwx ?? this.#siweAsSIWX) as T | undefined
  }

  /** Hears the network in use; undefined while the wallet is on one that the kit doesn't offer. */
  subscribeCaipNetworkChange(listener: (network: CaipNetwork | undefined) => void): () => void {
    return onChange(this.#kit, () => this.getCaipNetwork(), listener)
  }

  subscribeRemoteFeatures(listener: (features: RemoteFeatures) => void): () => void {
    return onChange(this.#kit, () => this.getRemoteFeatures(), listener)
  }
}
