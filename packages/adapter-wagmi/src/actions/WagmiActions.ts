import type { AdapterActions } from '@openappkit/adapter-kit'
import type {
  AdapterHost,
  CaipNetwork,
  Connector,
  ConnectParameters,
  ConnectResult,
  ProvidedWallet,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import { isUserRejection, LatestChoice } from '@openappkit/appkit-core/adapter'
import type { Config } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { currentConnection, findConnection, isLive } from '../config/liveConnection'
import type { OwnConnector } from '../config/ownConnector'
import type { TransferDependencies, Transfers } from '../transfer/Transfers'
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

/** Values that the adapter passes to {@link WagmiActions}. */
export interface ActionsDependencies extends TransferDependencies {
  /** Ids of connectors that the user connected and didn't disconnect. */
  readonly remembered: Set<string>
  /** Creates connectors for announced wallets. Undefined with a host's config, or if discovery is off. */
  readonly own: OwnConnector | undefined
  /** Whether listeners on wallets are muted. */
  readonly isSilent: boolean
  /** Called when all remembered wallets have answered, before failed connections are removed. */
  onAnswered(): void
  /** Called when a wallet announces itself late, or changes in a way that wagmi's store doesn't show. */
  onFound(): void
}

/**
 * Delay before the code of a WalletConnect session is preloaded, in milliseconds. It must not compete with code that
 * the user waits for.
 */
const offerDelay = 2_000

/** Finds, connects and switches wallets, signs messages and loads transfers. This chunk loads on intent. */
export class WagmiActions implements AdapterActions {
  readonly #dependencies: ActionsDependencies
  readonly #config: Config
  readonly #remembered: RememberedConnections
  readonly #wallets: AnnouncedWallets
  readonly #listeners: ProviderListeners
  /** Removes wallets that share no account. */
  readonly empty: EmptyConnections
  readonly #lists = new WeakMap<AdapterHost, readonly Connector[]>()
  readonly #hosts = new Set<AdapterHost>()
  readonly #choices = new LatestChoice()
  readonly #onFound: () => void
  #offer: Promise<WalletConnectOffer | undefined> | undefined
  #planned: ReturnType<typeof setTimeout> | undefined
  #reconnecting: Promise<void> | undefined
  #transfers: Promise<Transfers> | undefined

  constructor(dependencies: ActionsDependencies) {
    const { config, remembered, own, isSilent, onFound } = dependencies
    this.#dependencies = dependencies
    this.#config = config
    this.#onFound = onFound
    this.empty = new EmptyConnections(config)
    this.#wallets = new AnnouncedWallets(config, own, onFound)
    const isInUse = (address: string) =>
      [...this.#hosts].some(host => host.address?.toLowerCase() === address.toLowerCase())
    this.#remembered = new RememberedConnections(config, remembered, this.#wallets, isInUse)
    this.#listeners = new ProviderListeners(config, this.#remembered, isSilent)
  }

  /**
   * Called when a kit attaches: listens to wallets and catches up on missed changes. If a wallet can't be read now, its
   * next event updates the connection.
   */
  attach(host: AdapterHost): void {
    this.#hosts.add(host)
    if (host.walletConnect) this.#planOffer()
    if (this.#listeners.setSilent(false) && isLive(currentConnection(this.#config)))
      void refreshConnections(this.#config)
    if (host.wallets.eip6963) this.#wallets.listen()
  }

  /** Called when a kit detaches. */
  detach(host: AdapterHost): void {
    this.#hosts.delete(host)
    void this.#offer?.then(offer => offer?.update())
  }

  /** Called when the last kit detaches: removes every listener from the wallets. */
  leave(): void {
    clearTimeout(this.#planned)
    this.#wallets.stop()
    this.#listeners.setSilent(true)
  }

  /**
   * Returns the listed wallets. Returns the same array while nothing changes, so that callers can compare by identity.
   */
  connectors(host: AdapterHost): readonly Connector[] {
    const before = this.#lists.get(host)
    const now = listConnectors(this.#config, this.#wallets.rdns, host)
    if (before && samePlainData(before, now)) return before
    this.#lists.set(host, now)
    return now
  }

  /** Adds a wallet that a feature provides. Loads on use, since most users connect a wallet of their own. */
  async addWallet(wallet: ProvidedWallet): Promise<() => void> {
    const { addWallet } = await import('../provided/addWallet')
    return addWallet(this.#config, wallet, connector => this.#remembered.onProvided(connector))
  }

  /** Returns the stand-in of a wallet. See {@link ProviderListeners.standInFor}. */
  standInFor(...parameters: Parameters<ProviderListeners['standInFor']>): object {
    return this.#listeners.standInFor(...parameters)
  }

  /** Whether a remembered wallet is available but hasn't been tried. */
  get hasUntried(): boolean {
    return this.#remembered.hasUntried
  }

  reconnect(signal: AbortSignal): Promise<void> {
    this.#reconnecting = this.#reconnect(signal)
    return this.#reconnecting
  }

  /** Tracks a kit's WalletConnect session, so that it also becomes a wagmi connection. */
  follow(link: WalletConnectLink): void {
    void this.#offerWalletConnect().then(offer => offer?.adopt(link))
  }

  async connect(parameters: ConnectParameters): Promise<ConnectResult> {
    const isLatest = this.#choices.begin(parameters.signal)
    // Other connectors must be called in the click's task, because browsers allow pop-ups only there.
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

  /** Switches the network. Loads on use, since most visits stay on one network. */
  async switchNetwork(caipNetwork: CaipNetwork): Promise<void> {
    const { switchNetwork } = await import('./switchNetwork')
    return switchNetwork(this.#config, caipNetwork)
  }

  async getProvider(connectorId: string): Promise<EIP1193Provider> {
    // wagmi's connectors have EIP-1193 providers, although their type doesn't say so.
    return this.#listeners.walletOf(await getProvider(this.#config, connectorId)) as EIP1193Provider
  }

  /** Signs a message. Loads on use, since most visits sign none. */
  async signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }> {
    const { signMessage } = await import('./signMessage')
    return signMessage(this.#config, parameters)
  }

  /** Loads everything about assets, transfers and requests. If the load fails, the next call retries. */
  transfers(): Promise<Transfers> {
    this.#transfers ??= import('../transfer/Transfers').then(
      ({ Transfers }) => new Transfers(this.#dependencies),
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
      onAnswered: this.#dependencies.onAnswered,
    })
  }

  /**
   * Schedules the load of the WalletConnect connector. The modal lists WalletConnect without it, but hosts that list
   * wagmi's connectors see it slightly later.
   */
  #planOffer(): void {
    clearTimeout(this.#planned)
    if (this.#offer || this.#remembered.has('walletConnect')) void this.#offerWalletConnect()
    else this.#planned = setTimeout(() => void this.#offerWalletConnect(), offerDelay)
  }

  /** Loads the WalletConnect connector, which most visits don't use. If the load fails, the next call retries. */
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
          checksum: this.#dependencies.checksum,
          isRefusal: isUserRejection,
          switches: new LatestChoice(),
          isConnected,
          isKnown: id => this.#remembered.has(id) || isConnected(id),
          // Keeps the user's active wallet: another adapter or a view created this session.
          connect: connectorId => connect(this.#config, { connectorId }, () => false),
          reconnected: async () => this.#reconnecting,
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
