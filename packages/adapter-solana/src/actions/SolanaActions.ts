import type { ActionsContext } from '@openappkit/adapter-kit'
import { LazyAnnouncement, type LiveConnection, WalletActions } from '@openappkit/adapter-kit/actions'
import type {
  AdapterHost,
  CaipNetwork,
  CaipNetworkId,
  Connection,
  Connector,
  ConnectParameters,
  ProvidedWallet,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import { AppKitError, type WalletFailure } from '@openappkit/appkit-core/adapter'
import { encodeBase58 } from '../codec/base58'
import type { SendOptions, SolanaProvider } from '../provider/SolanaProvider'
import type { SolanaAdapterOptions } from '../SolanaAdapterOptions'
import { OpeningSession } from '../walletconnect/OpeningSession'
import { walletConnectId } from '../walletconnect/walletConnectId'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import { providedWallet, StandardWallets } from '../wallets/StandardWallets'
import { ConnectionProviders } from './ConnectionProviders'
import { ConnectorLists } from './ConnectorLists'
import { connectAndSignIn } from './connectAndSignIn'
import { NetworkChoice } from './NetworkChoice'
import type { SolanaConnection } from './SolanaConnection'
import type { SolanaTransfers, TransferDependencies } from './SolanaTransfers'
import { walletError } from './walletError'

/** Default of `maxPriorityFee`, in lamports. */
const defaultMaxPriorityFee = 100_000n

/**
 * Connects wallets, chooses the network, signs messages and loads transfers. Loads as a separate chunk on user intent.
 */
export class SolanaActions extends WalletActions<SolanaWallet> {
  protected readonly wallets: StandardWallets = new StandardWallets()
  readonly #options: SolanaAdapterOptions
  readonly #choice: NetworkChoice
  readonly #providers: ConnectionProviders
  readonly #announcement: LazyAnnouncement
  readonly #lists: ConnectorLists
  readonly #session: OpeningSession
  #transfers: Promise<SolanaTransfers> | undefined
  /** Aborted when the last kit detaches. */
  #attachment = new AbortController()

  constructor(context: ActionsContext, options: SolanaAdapterOptions) {
    super(context, () => import('@openappkit/adapter-kit/reconnector'))
    this.#options = options
    this.#choice = new NetworkChoice(context.networks)
    this.#lists = new ConnectorLists(this.wallets)
    this.#providers = new ConnectionProviders({
      live: this.live,
      choice: this.#choice,
      disconnect: connectorId => this.disconnect({ connectorId }),
      send: (network, transaction, options) => this.#send(network, transaction, options),
    })
    this.#session = new OpeningSession({
      load: () => this.#link(),
      network: () => {
        const connection = this.live.find(walletConnectId)
        return connection && this.#choice.networkOf(connection)
      },
      onChange: () => this.#onSession(),
      onNetwork: network => this.#moveTo(network),
    })
    this.#announcement = this.#createAnnouncement()
  }

  override attach(host: AdapterHost): void {
    if (this.#attachment.signal.aborted) this.#attachment = new AbortController()
    if (host.network && !this.live.active) this.#choice.choose(host.network.caipNetworkId)
    super.attach(host)
    if (host.wallets.coinbase) void this.wallets.findCoinbase()
    // If the load fails, the next call retries.
    if (this.#needsSession(host)) this.#session.open().catch(() => {})
  }

  override leave(): void {
    this.#attachment.abort()
    super.leave()
    this.#session.wallet?.leave()
    this.#announcement.update()
  }

  override follow(link: WalletConnectLink): void {
    this.#session.open().then(
      session => session.follow(link),
      // The next call retries.
      () => {},
    )
  }

  override connectors(host: AdapterHost): readonly Connector[] {
    return this.addProvided(this.#lists.list(host))
  }

  async addWallet(wallet: ProvidedWallet): Promise<() => void> {
    return this.provide(wallet, providedWallet(wallet))
  }

  override async reconnect(signal: AbortSignal): Promise<void> {
    if (this.context.remembered.has(walletConnectId) && this.#source) await this.#session.open()
    return super.reconnect(signal)
  }

  /**
   * Switches the network without a wallet request, since Wallet Standard wallets have no current network.
   *
   * @throws {AppKitError} `network/switch-failed` when the active account doesn't support the network.
   */
  switchNetwork({ caipNetworkId, name }: CaipNetwork): void {
    const { active } = this.live
    if (active && !active.wallet.canUse(active.address, caipNetworkId))
      throw new AppKitError(
        'network/switch-failed',
        `${active.wallet.name} doesn't support ${name}. Use another wallet.`,
      )
    this.#choose(caipNetworkId)
  }

  /**
   * Loads {@link SolanaTransfers}, which connecting and signing messages don't need. If the load fails, the next call
   * retries.
   */
  transfers(): Promise<SolanaTransfers> {
    this.#transfers ??= import('./SolanaTransfers').then(
      ({ SolanaTransfers }) => new SolanaTransfers(this.#terms),
      cause => {
        this.#transfers = undefined
        throw cause
      },
    )
    return this.#transfers
  }

  override getProvider(connectorId: string): SolanaProvider {
    return this.#providers.require(connectorId)
  }

  protected describe(live: LiveConnection<SolanaConnection>): Omit<Connection, 'accounts' | 'connectorId'> {
    return { name: live.wallet.name, icon: live.wallet.icon, ...this.#choice.describe(live) }
  }

  protected async sign(wallet: SolanaWallet, message: string, address: string): Promise<string> {
    return encodeBase58(await wallet.signMessage(address, new TextEncoder().encode(message)))
  }

  protected override find(id: string): SolanaWallet | undefined {
    return id === walletConnectId ? this.#session.wallet : super.find(id)
  }

  protected override open(id: string): SolanaWallet | undefined | Promise<SolanaWallet> {
    return id === walletConnectId ? this.#session.open() : super.find(id)
  }

  /** Connects, and signs in with the same approval if the app requires it and the wallet supports it. */
  protected override async ask(wallet: SolanaWallet, parameters: ConnectParameters): Promise<string | undefined> {
    const { signIn, caipNetwork } = parameters
    const network = caipNetwork?.caipNetworkId ?? this.context.networks()[0]?.caipNetworkId
    if (signIn && network && wallet.can('signIn', '')) return connectAndSignIn(wallet, network, signIn)
    return super.ask(wallet, parameters)
  }

  protected override useNetwork({ caipNetworkId }: CaipNetwork): void {
    this.#choose(caipNetworkId)
  }

  protected override canReconnect(id: string): boolean {
    return id !== walletConnectId || this.#source !== undefined
  }

  protected override wrapError(cause: unknown, failure: WalletFailure): AppKitError {
    return walletError(cause, failure)
  }

  protected override onChange(): void {
    super.onChange()
    this.#announcement.update()
    this.#providers.update()
  }

  get #terms(): TransferDependencies {
    const { commitment = 'confirmed', maxPriorityFee = defaultMaxPriorityFee } = this.#options
    return {
      capabilities: this.context.capabilities,
      commitment,
      maxPriorityFee,
      rpc: () => this.#rpc,
      payer: (address, network) => this.#payer(address, network),
    }
  }

  #payer(named: string | undefined, { caipNetworkId, name }: CaipNetwork): ReturnType<TransferDependencies['payer']> {
    const { wallet, address } = this.live.sharing(named)
    if (!wallet.canUse(address, caipNetworkId))
      throw new AppKitError('network/mismatch', `${wallet.name} doesn't support ${name}. Use another wallet.`)
    return { wallet, address, signal: this.#attachment.signal }
  }

  /**
   * Sends a signed transaction through the RPC of a network.
   *
   * @throws {AppKitError} `network/mismatch` when the app doesn't have the network.
   */
  async #send(network: CaipNetworkId | undefined, transaction: Uint8Array, options: SendOptions): Promise<string> {
    const known = this.context.networks().find(({ caipNetworkId }) => caipNetworkId === network)
    if (!known)
      throw new AppKitError(
        'network/mismatch',
        "The wallet is on a network that this app doesn't have. Switch the network first.",
      )
    return (await this.transfers()).submit(known, transaction, options)
  }

  #choose(network: CaipNetworkId): void {
    this.#moveTo(network)
    for (const { wallet } of this.live.all) wallet.onNetwork?.(network)
  }

  #moveTo(network: CaipNetworkId): void {
    this.#choice.choose(network)
    this.live.refresh()
  }

  #createAnnouncement(): LazyAnnouncement {
    const session = () => this.#providers.connection(walletConnectId)
    return new LazyAnnouncement(
      () => this.#options.registerWalletStandard === true && session() !== undefined,
      async () => {
        const { SessionAnnouncement } = await import('../announce/SessionAnnouncement')
        return new SessionAnnouncement({
          session,
          disconnect: () => this.disconnect({ connectorId: walletConnectId }),
          send: (network, transaction, options) => this.#send(network, transaction, options),
        })
      },
    )
  }

  #needsSession({ walletConnect: source, storedConnectorIds }: AdapterHost): boolean {
    return source !== undefined && storedConnectorIds.includes(walletConnectId)
  }

  #onSession(): void {
    const { wallet } = this.#session
    if (!wallet) return
    if (wallet.accounts().length > 0) this.context.remembered.add(wallet.id)
    this.take(wallet)
  }

  async #link(): Promise<WalletConnectLink> {
    const source = this.#source
    if (source) return source.load()
    throw new AppKitError(
      'walletconnect/disabled',
      'WalletConnect is off. Check `projectId`, `cloud` and `enableWalletConnect`.',
    )
  }

  /** WalletConnect source of the first attached kit that has one. */
  get #source(): AdapterHost['walletConnect'] {
    return [...this.hosts].find(({ walletConnect: source }) => source)?.walletConnect
  }

  get #rpc(): AdapterHost['rpc'] {
    return [...this.hosts].find(({ rpc }) => rpc)?.rpc
  }
}
