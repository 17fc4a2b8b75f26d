import type { AdapterActions } from '@openappkit/adapter-kit'
import type {
  AdapterHost,
  CaipNetwork,
  Connector,
  ConnectParameters,
  ConnectResult,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import { isUserRejection, LatestChoice } from '@openappkit/appkit-core/adapter'
import type { Config } from '@wagmi/core'
import { currentConnection, findConnection, isLive } from '../config/liveConnection'
import type { OwnConnector } from '../config/ownConnector'
import type { Transfers, TransfersOwner } from '../transfer/Transfers'
import type { WalletConnectOffer } from '../walletconnect/WalletConnectOffer'
import { AnnouncedWallets } from './AnnouncedWallets'
import { connect } from './connect'
import { disconnect } from './disconnect'
import { EmptyConnections } from './EmptyConnections'
import { getProvider } from './getProvider'
import { listConnectors } from './listConnectors'
import { ProviderListeners } from './ProviderListeners'
import { RememberedConnections } from './RememberedConnections'
import { refreshConnections } from './refreshConnections'
import { samePlainData } from './samePlainData'
import { switchConnection } from './switchConnection'

/** What {@link WagmiActions} share with the adapter. */
export interface ActionsOwner extends TransfersOwner {
  /** Ids of the connectors that were connected here and not left on purpose. */
  readonly remembered: Set<string>
  /** Makes connectors for the wallets that announce themselves. Absent where the adapter doesn't look for them. */
  readonly own: OwnConnector | undefined
  /** Whether no listener may be on a wallet now. */
  readonly isSilent: boolean
  /** Called when each remembered wallet has answered, before what didn't come back is dropped. */
  onAnswered(): void
  /** Called when a wallet announced itself late, or said something that wagmi's store doesn't tell. */
  onFound(): void
}

/** Milliseconds until the code of a WalletConnect session is loaded unasked: nothing that the user waits for shares the line with it. */
const offerDelay = 2_000

/** What the adapter does beyond projecting accounts, which wallets there are among it: the one chunk that loads on intent. */
export class WagmiActions implements AdapterActions {
  readonly #owner: ActionsOwner
  readonly #config: Config
  readonly #remembered: RememberedConnections
  readonly #wallets: AnnouncedWallets
  readonly #listeners: ProviderListeners
  /** Wallets that share no account, which wagmi takes for connected. */
  readonly empty: EmptyConnections
  readonly #lists = new WeakMap<AdapterHost, readonly Connector[]>()
  readonly #hosts = new Set<AdapterHost>()
  readonly #choices = new LatestChoice()
  readonly #onFound: () => void
  #offer: Promise<WalletConnectOffer | undefined> | undefined
  #planned: ReturnType<typeof setTimeout> | undefined
  #restoring: Promise<void> | undefined
  #transfers: Promise<Transfers> | undefined

  constructor(owner: ActionsOwner) {
    const { config, remembered, own, isSilent, onFound } = owner
    this.#owner = owner
    this.#config = config
    this.#onFound = onFound
    this.empty = new EmptyConnections(config)
    this.#wallets = new AnnouncedWallets(config, own, onFound)
    const isInUse = (address: string) =>
      [...this.#hosts].some(host => host.address?.toLowerCase() === address.toLowerCase())
    this.#remembered = new RememberedConnections(config, remembered, this.#wallets, isInUse)
    this.#listeners = new ProviderListeners(config, this.#remembered, isSilent)
  }

  /** A kit is there: wallets are heard, again or at last. What was missed is told by their next events if they can't be asked now. */
  attach(host: AdapterHost): void {
    this.#hosts.add(host)
    if (host.walletConnect) this.#planOffer()
    if (this.#listeners.setSilent(false) && isLive(currentConnection(this.#config)))
      void refreshConnections(this.#config)
    if (host.wallets.eip6963) this.#wallets.listen()
  }

  /** A kit left. */
  detach(host: AdapterHost): void {
    this.#hosts.delete(host)
    void this.#offer?.then(offer => offer?.update())
  }

  /** The last kit is gone: the page's wallets are left as they were before the first. */
  leave(): void {
    clearTimeout(this.#planned)
    this.#wallets.stop()
    this.#listeners.setSilent(true)
  }

  /** The same list as long as nothing in it changed, so that readers can compare by identity. */
  connectors(host: AdapterHost): readonly Connector[] {
    const before = this.#lists.get(host)
    const now = listConnectors(this.#config, this.#wallets.rdns, host)
    if (before && samePlainData(before, now)) return before
    this.#lists.set(host, now)
    return now
  }

  /** The same stand-in each time, as {@link ProviderListeners.standInFor}. */
  standInFor(...parameters: Parameters<ProviderListeners['standInFor']>): object {
    return this.#listeners.standInFor(...parameters)
  }

  /** Whether a remembered wallet can be asked that was not asked yet. */
  get hasUnasked(): boolean {
    return this.#remembered.hasUnasked
  }

  reconnect(signal: AbortSignal): Promise<void> {
    this.#restoring = this.#reconnect(signal)
    return this.#restoring
  }

  /** A session that others of the kit make becomes wagmi's connection as well. */
  follow(link: WalletConnectLink): void {
    void this.#offerWalletConnect().then(offer => offer?.adopt(link))
  }

  async connect(parameters: ConnectParameters): Promise<ConnectResult> {
    const isLatest = this.#choices.begin(parameters.signal)
    // Others are asked in the click itself.
    if (parameters.connectorId === 'walletConnect') await this.#offerWalletConnect()
    return connect(this.#config, parameters, isLatest)
  }

  disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    this.#remembered.forget(connectorId)
    return disconnect(this.#config, connectorId)
  }

  switchConnection({
    connectorId,
    address,
  }: {
    readonly connectorId: string
    readonly address?: string | undefined
  }): Promise<void> {
    this.#choices.begin()
    return switchConnection(this.#config, connectorId, address)
  }

  /** In code of its own, since most visits stay on one network. */
  async switchNetwork(caipNetwork: CaipNetwork): Promise<void> {
    const { switchNetwork } = await import('./switchNetwork')
    return switchNetwork(this.#config, caipNetwork)
  }

  async getProvider(connectorId: string): Promise<unknown> {
    return this.#listeners.walletOf(await getProvider(this.#config, connectorId))
  }

  /** In code of its own, since most visits sign no message. */
  async signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }> {
    const { signMessage } = await import('./signMessage')
    return signMessage(this.#config, parameters)
  }

  /** Everything about money and what else is asked of an account. In code of its own, since it waits for one anyhow. A failed load is tried again by the next use. */
  transfers(): Promise<Transfers> {
    this.#transfers ??= import('../transfer/Transfers').then(
      ({ Transfers }) => new Transfers(this.#owner),
      cause => {
        this.#transfers = undefined
        throw cause
      },
    )
    return this.#transfers
  }

  async #reconnect(signal: AbortSignal): Promise<void> {
    await this.#remembered.reconnect(signal, {
      onKnown: async () => void (this.#remembered.has('walletConnect') && (await this.#offerWalletConnect())),
      onAnswered: this.#owner.onAnswered,
    })
  }

  /** A session isn't needed to show a row for it. Hosts that list wagmi's connectors themselves get WalletConnect's a little later. */
  #planOffer(): void {
    clearTimeout(this.#planned)
    if (this.#offer || this.#remembered.has('walletConnect')) void this.#offerWalletConnect()
    else this.#planned = setTimeout(() => void this.#offerWalletConnect(), offerDelay)
  }

  /** In code of its own: most visits connect in another way. A failed load is tried again by the next use. */
  #offerWalletConnect(): Promise<WalletConnectOffer | undefined> {
    clearTimeout(this.#planned)
    const isConnected = (id: string) => findConnection(this.#config, id) !== undefined
    this.#offer = (this.#offer ?? Promise.resolve(undefined))
      .then(async known => {
        if (known) return known
        const { WalletConnectOffer } = await import('../walletconnect/WalletConnectOffer')
        return new WalletConnectOffer({
          config: this.#config,
          hosts: this.#hosts,
          checksum: this.#owner.checksum,
          isRefusal: isUserRejection,
          switches: new LatestChoice(),
          isConnected,
          isKnown: id => this.#remembered.has(id) || isConnected(id),
          // Whatever the user chose stays active: this session was made for another chain, or by a view.
          connect: connectorId => connect(this.#config, { connectorId }, () => false),
          restored: async () => this.#restoring,
          onChange: this.#onFound,
        })
      })
      .catch(() => undefined)
    void this.#offer.then(offer => {
      offer?.update()
      this.#onFound()
    })
    return this.#offer
  }
}
