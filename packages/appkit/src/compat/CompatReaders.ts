import {
  type AccountType,
  type AppKitOptions,
  type AppKitParts,
  type CaipNetwork,
  type CaipNetworkId,
  type ChainNamespace,
  type ConnectMethod,
  type Connector,
  type ConnectorType,
  type EventsState,
  type LoadModal,
  type SIWXConfig,
  takeSnapshot,
} from '@openappkit/appkit-core'
import { allFeatures, connectMethodsOrder } from '@openappkit/appkit-core/features'
import { safeImageUrl } from '@openappkit/appkit-core/media'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { AppKitInstance } from '../kit/AppKitInstance'
import { onChange } from '../kit/onChange'
import { type NamedConnection, readConnections } from '../kit/readConnections'
import { type RemoteFeatures, readRemoteFeatures } from '../kit/readRemoteFeatures'
import { type ProvidersByNamespace, WalletProviders } from './WalletProviders'

/** What AppKit 1.8 lets hosts read beside what every kit does. */
export class CompatReaders extends AppKitInstance {
  /** Providers of the wallets in use, as far as they are known. */
  readonly providers: WalletProviders
  readonly #modalHalf: { kit?: ModalKit }
  #siweAsSIWX: SIWXConfig | undefined

  constructor(options: AppKitOptions, parts: AppKitParts) {
    const modalHalf: { kit?: ModalKit } = {}
    const loadModal: LoadModal = async given => {
      const { createModalKit, mountModal } = await parts.loadModal(given)
      return {
        createModalKit,
        mountModal(kit) {
          modalHalf.kit = kit
          return mountModal(kit)
        },
      }
    }
    // `createAppKit` starts it once the fields of this class are there.
    super(options, { ...parts, loadModal })
    this.#modalHalf = modalHalf
    this.providers = new WalletProviders(this)
  }

  getAddressByChainNamespace(namespace: ChainNamespace): string | undefined {
    return this.getAddress(namespace)
  }

  /** The network in use, or the one with this plain id where `id` is given; undefined when the kit doesn't offer it. */
  override getCaipNetwork(namespace?: ChainNamespace, id?: number | string): CaipNetwork | undefined {
    if (id === undefined) return super.getCaipNetwork(namespace)
    return this.getCaipNetworks(namespace).find(known => String(known.id) === String(id))
  }

  /** The plain id of the network in use, whatever its name says: `1`, and not `eip155:1`. Undefined on a network that the kit doesn't offer. */
  getCaipNetworkId(): number | string | undefined {
    return this.getCaipNetwork()?.id
  }

  /** What the wallets in use approved, on all namespaces. Wallets that take any network add nothing. */
  getApprovedCaipNetworkIds(): readonly CaipNetworkId[] {
    return Object.values(this.chains.state.namespaces).flatMap(
      ({ namespace }) => this.connections.active(namespace)?.approvedNetworks ?? [],
    )
  }

  /** How the connected wallet of a namespace is reached. */
  getProviderType(namespace: ChainNamespace): ConnectorType | undefined {
    return this.chains.isConnected(namespace) ? this.getWalletInfo(namespace)?.type : undefined
  }

  getWalletProviderType(): ConnectorType | undefined {
    return this.getProviderType(this.getActiveChainNamespace())
  }

  /** Calls `listener` whenever a provider has come or gone, on any namespace. */
  subscribeProviders(listener: (providers: ProvidersByNamespace) => void): () => void {
    return this.providers.subscribe(listener)
  }

  /** Loads the WalletConnect library, which is 147 kB, and gives its universal provider. Undefined where WalletConnect is off. */
  async getUniversalProvider(): Promise<unknown> {
    const link = await this.walletConnect?.load()
    await link?.prepare()
    return link?.provider
  }

  /** The picture of a wallet, where it has one that may be shown. */
  getConnectorImage(connector: Pick<Connector, 'imageUrl'> | undefined): string | undefined {
    return safeImageUrl(connector?.imageUrl, this.options.given.cloud)
  }

  /** The order that the host set; else wallets first where one is installed. */
  getConnectMethodsOrder(): readonly ConnectMethod[] {
    const installed: readonly ConnectorType[] = ['ANNOUNCED', 'INJECTED', 'MULTI_CHAIN']
    return connectMethodsOrder(
      allFeatures(this.options.state.features),
      this.getConnectors().some(({ type }) => installed.includes(type)),
    )
  }

  /** The alert that the modal shows to developers; empty while it shows none, and always with `debug: false`. */
  getError(): string {
    return this.#modalHalf.kit?.alerts.state.message ?? ''
  }

  /** The newest event. */
  getEvent(): EventsState {
    return takeSnapshot(this).events
  }

  /** Kind of the account in use; while none is, the kind that the options ask for. Undefined: the chain's own. */
  getPreferredAccountType(namespace: ChainNamespace): AccountType | undefined {
    const { address, allAccounts } = this.getAccount(namespace)
    const inUse = allAccounts.find(account => account.address === address)
    return inUse?.type ?? this.options.given.defaultAccountTypes?.[namespace]
  }

  /** Wallets that were connected lately and can be asked again. Known once the modal's code has loaded; see `prefetch`. */
  getRecentConnections(namespace?: ChainNamespace): readonly NamedConnection[] {
    return readConnections(takeSnapshot(this), namespace).recentConnections
  }

  /** The features that a project's remote configuration may set. Until it was asked they are as the host set them. */
  getRemoteFeatures(): RemoteFeatures {
    return readRemoteFeatures(takeSnapshot(this).options, this.options.given.modules)
  }

  /** The sign-in of the kit: that of the options, or the backend's once it is at work. */
  getSIWX<T extends SIWXConfig = SIWXConfig>(): T | undefined {
    const { siwx, siweConfig } = this.options.given
    this.#siweAsSIWX ??= siweConfig?.mapToSIWX()
    // Its class is the caller's knowledge; the kit knows the interface alone.
    return (this.signIn ?? siwx ?? this.#siweAsSIWX) as T | undefined
  }

  /** Hears the network in use; undefined while the wallet is on one that the kit doesn't offer. */
  subscribeCaipNetworkChange(listener: (network: CaipNetwork | undefined) => void): () => void {
    return onChange(this, () => this.getCaipNetwork(), listener)
  }

  subscribeRemoteFeatures(listener: (features: RemoteFeatures) => void): () => void {
    return onChange(this, () => this.getRemoteFeatures(), listener)
  }
}
