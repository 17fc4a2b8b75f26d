import type { AdapterActions, ConnectedState } from '@openappkit/adapter-kit'
import {
  disconnectWithTimeout,
  LazyAnnouncement,
  LazyReconnector,
  LiveConnections,
} from '@openappkit/adapter-kit/actions'
import type {
  AdapterCapability,
  AdapterHost,
  CaipNetwork,
  CaipNetworkId,
  Connector,
  ConnectParameters,
  ConnectResult,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import { AppKitError, connectorNotFound, LatestChoice } from '@openappkit/appkit-core/adapter'
import { encodeBase58 } from '../codec/base58'
import type { SendOptions, SolanaProvider } from '../provider/SolanaProvider'
import type { SolanaAdapterOptions } from '../SolanaAdapterOptions'
import { OpeningSession } from '../walletconnect/OpeningSession'
import { walletConnectId } from '../walletconnect/walletConnectId'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import { StandardWallets } from '../wallets/StandardWallets'
import { ConnectionProviders } from './ConnectionProviders'
import { ConnectorLists } from './ConnectorLists'
import { connectAndSignIn } from './connectAndSignIn'
import { NetworkChoice } from './NetworkChoice'
import { readConnection, type SolanaConnection } from './SolanaConnection'
import type { SolanaTransfers, TransferDependencies } from './SolanaTransfers'
import { walletError } from './walletError'

/** What {@link SolanaActions} need of the adapter. */
export interface ActionsDependencies {
  readonly options: SolanaAdapterOptions
  /** Ids of the connectors that were connected here and not left on purpose. */
  readonly remembered: Set<string>
  networks(): readonly CaipNetwork[]
  readonly capabilities: ReadonlySet<AdapterCapability>
  onChange(): void
}

/** Lamports. */
const defaultMaxPriorityFee = 100_000n

/** What the adapter does beyond saying who is connected: the one chunk that loads on intent. */
export class SolanaActions implements AdapterActions {
  readonly #terms: TransferDependencies
  #transfers: Promise<SolanaTransfers> | undefined
  readonly #dependencies: ActionsDependencies
  readonly #hosts = new Set<AdapterHost>()
  readonly #wallets: StandardWallets
  readonly #live: LiveConnections<SolanaConnection>
  readonly #choice: NetworkChoice
  readonly #providers: ConnectionProviders
  readonly #reconnector: LazyReconnector<SolanaWallet, true>
  readonly #announcement: LazyAnnouncement
  readonly #heard = new Map<SolanaWallet, () => void>()
  readonly #lists: ConnectorLists
  readonly #choices = new LatestChoice()
  readonly #session: OpeningSession
  /** Aborted when the last kit left. */
  #attachment = new AbortController()

  constructor(dependencies: ActionsDependencies) {
    this.#dependencies = dependencies
    const { commitment = 'confirmed', maxPriorityFee = defaultMaxPriorityFee } = dependencies.options
    this.#terms = {
      capabilities: dependencies.capabilities,
      commitment,
      maxPriorityFee,
      rpc: () => this.#rpc,
      payer: (address, network) => this.#payer(address, network),
    }
    this.#wallets = new StandardWallets(() => this.#onWallets())
    this.#lists = new ConnectorLists(this.#wallets)
    this.#choice = new NetworkChoice(dependencies.networks)
    this.#live = new LiveConnections<SolanaConnection>({
      describe: live => ({ name: live.wallet.name, icon: live.wallet.icon, ...this.#choice.describe(live) }),
      onChange: () => {
        dependencies.onChange()
        this.#announcement.update()
        this.#providers.update()
      },
    })
    this.#providers = new ConnectionProviders({
      live: this.#live,
      choice: this.#choice,
      disconnect: connectorId => this.disconnect({ connectorId }),
      send: (network, transaction, options) => this.#send(network, transaction, options),
    })
    this.#session = new OpeningSession({
      load: () => this.#link(),
      network: () => {
        const connection = this.#live.find(walletConnectId)
        return connection && this.#choice.networkOf(connection)
      },
      onChange: () => this.#onSession(),
      onNetwork: network => {
        this.#choice.choose(network)
        this.#live.refresh()
      },
    })
    this.#announcement = this.#createAnnouncement()
    this.#reconnector = new LazyReconnector<SolanaWallet, true>(
      {
        remembered: () =>
          [...dependencies.remembered].filter(id => id !== walletConnectId || this.#source !== undefined),
        find: id => this.#find(id),
        isConnected: id => this.#live.find(id) !== undefined,
        read: async wallet => {
          await wallet.connect({ silent: true })
          return true
        },
        take: wallet => this.#takeAgain(wallet),
      },
      () => import('@openappkit/adapter-kit/reconnector'),
    )
  }

  get connected(): ConnectedState | undefined {
    return this.#live.state
  }

  /** A kit is there: wallets are heard, again or at last, and those that are connected say what was missed. */
  attach(host: AdapterHost): void {
    if (this.#attachment.signal.aborted) this.#attachment = new AbortController()
    this.#hosts.add(host)
    if (host.network && !this.#live.active) this.#choice.choose(host.network.caipNetworkId)
    this.#wallets.listen()
    if (host.wallets.coinbase) void this.#wallets.findCoinbase()
    this.#listen()
    for (const { wallet } of this.#live.all) this.#live.take(readConnection(wallet))
    // A failed load is tried again by the next use.
    if (this.#needsSession(host)) this.#session.open().catch(() => {})
    this.#live.refresh()
  }

  detach(host: AdapterHost): void {
    this.#hosts.delete(host)
  }

  /** The last kit is gone: the page's wallets are left as they were before the first. */
  leave(): void {
    this.#attachment.abort()
    this.#wallets.stop()
    for (const stop of this.#heard.values()) stop()
    this.#heard.clear()
    this.#reconnector.forget()
    this.#session.wallet?.leave()
    this.#announcement.update()
  }

  follow(link: WalletConnectLink): void {
    this.#session.open().then(
      session => session.follow(link),
      // The next use tries again.
      () => {},
    )
  }

  /** The kit has other networks. */
  refresh(): void {
    this.#live.refresh()
  }

  connectors(host: AdapterHost): readonly Connector[] {
    return this.#lists.list(host)
  }

  async reconnect(signal: AbortSignal): Promise<void> {
    if (this.#dependencies.remembered.has(walletConnectId) && this.#source) await this.#session.open()
    return this.#reconnector.reconnect(signal)
  }

  async connect({ connectorId, caipNetwork, signIn, signal }: ConnectParameters): Promise<ConnectResult> {
    const isLatest = this.#choices.begin(signal)
    const wallet = connectorId === walletConnectId ? await this.#session.open() : this.#find(connectorId)
    if (!wallet) throw connectorNotFound(connectorId)
    let signedIn: string | undefined
    if (!this.#live.find(connectorId)) {
      const network = caipNetwork?.caipNetworkId ?? this.#dependencies.networks()[0]?.caipNetworkId
      const asking =
        signIn && network && wallet.can('signIn', '')
          ? connectAndSignIn(wallet, network, signIn)
          : wallet.connect({ silent: false }).then(() => undefined)
      signedIn = await asking.catch(cause => {
        const message = `${wallet.name} could not connect. Try again, or choose another wallet.`
        throw walletError(cause, { code: 'wallet/connect-failed', message })
      })
      const connection = readConnection(wallet)
      if (connection.accounts.length === 0)
        throw new AppKitError(
          'wallet/no-accounts',
          `${wallet.name} shares no Solana account. Choose one in the wallet.`,
        )
      this.#live.take(connection)
    }
    this.#dependencies.remembered.add(connectorId)
    this.#listen()
    if (isLatest() || this.#live.active?.wallet === wallet) {
      this.#live.activate(connectorId, signedIn)
      if (caipNetwork) this.#choose(caipNetwork.caipNetworkId)
    }
    return this.#live.result(connectorId)
  }

  /** Ends one connection, or all. A wallet that fails at it, or doesn't answer, doesn't keep itself, or the others, connected. */
  async disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    if (connectorId === undefined) this.#dependencies.remembered.clear()
    else this.#dependencies.remembered.delete(connectorId)
    const ids = connectorId === undefined ? this.#live.all.map(({ wallet }) => wallet.id) : [connectorId]
    for (const id of ids) {
      const live = this.#live.find(id)
      if (!live) continue
      this.#reconnector.forget(id)
      await disconnectWithTimeout(live.wallet)
      this.#live.drop(id)
    }
  }

  switchConnection({ connectorId, address }: Parameters<AdapterActions['switchConnection']>[0]): void {
    this.#live.activate(connectorId, address)
    this.#choices.begin()
  }

  /** Nobody is asked: Wallet Standard has no network that a wallet is on. */
  switchNetwork({ caipNetworkId, name }: CaipNetwork): void {
    const { active } = this.#live
    if (active && !active.wallet.canUse(active.address, caipNetworkId))
      throw new AppKitError('network/switch-failed', `${active.wallet.name} can’t be used on ${name}.`)
    this.#choose(caipNetworkId)
  }

  /** In code of its own: connecting and signing messages need none of it. A load that fails is tried again by the next call. */
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

  getProvider(connectorId: string): SolanaProvider {
    return this.#providers.require(connectorId)
  }

  async signMessage({
    message,
    address,
  }: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }> {
    const { wallet } = this.#live.sharing(address)
    try {
      return { signature: encodeBase58(await wallet.signMessage(address, new TextEncoder().encode(message))) }
    } catch (cause) {
      throw walletError(cause, {
        code: 'wallet/sign-failed',
        message: 'The wallet could not sign the message. Try again.',
      })
    }
  }

  #payer(named: string | undefined, { caipNetworkId, name }: CaipNetwork): ReturnType<TransferDependencies['payer']> {
    const payer = named === undefined ? this.#live.require() : this.#live.sharing(named)
    const { wallet } = payer
    const address = named ?? payer.address
    if (!wallet.canUse(address, caipNetworkId))
      throw new AppKitError('network/mismatch', `${wallet.name} can’t be used on ${name}.`)
    return { wallet, address, signal: this.#attachment.signal }
  }

  /** What a provider's host signed. */
  async #send(network: CaipNetworkId | undefined, transaction: Uint8Array, options: SendOptions): Promise<string> {
    const known = this.#dependencies.networks().find(({ caipNetworkId }) => caipNetworkId === network)
    if (!known) throw new AppKitError('network/mismatch', 'The wallet is on a network that this app does not have.')
    return (await this.transfers()).submit(known, transaction, options)
  }

  #choose(network: CaipNetworkId): void {
    this.#choice.choose(network)
    this.#live.refresh()
    for (const { wallet } of this.#live.all) wallet.onNetwork?.(network)
  }

  #find(id: string): SolanaWallet | undefined {
    return id === walletConnectId ? this.#session.wallet : this.#wallets.list.find(wallet => wallet.id === id)
  }

  /** What is connected by itself goes on with the account of the last visit, if it is still shared. */
  #takeAgain(wallet: SolanaWallet): void {
    this.#listen()
    const [host] = this.#hosts
    this.#live.take(readConnection(wallet), { preferred: host?.address })
  }

  /** Hears the wallets that are connected or remembered, as long as a kit is there. */
  #listen(): void {
    if (this.#attachment.signal.aborted || this.#hosts.size === 0) return
    const live = this.#live.all.map(({ wallet }) => wallet)
    const remembered = [...this.#dependencies.remembered].flatMap(id => this.#find(id) ?? [])
    for (const wallet of new Set([...live, ...remembered])) {
      if (this.#heard.has(wallet)) continue
      this.#heard.set(
        wallet,
        wallet.subscribe(() => this.#onAccounts(wallet)),
      )
    }
  }

  /** A wallet that was locked shares its accounts again once it isn't any more. */
  #onAccounts(wallet: SolanaWallet): void {
    const isHeld = this.#live.find(wallet.id)?.wallet === wallet
    if (isHeld) this.#live.take(readConnection(wallet))
    else if (this.#dependencies.remembered.has(wallet.id)) this.#takeAgain(wallet)
  }

  #onWallets(): void {
    for (const { wallet } of this.#live.all) {
      if (wallet.id === walletConnectId || this.#wallets.list.some(one => one === wallet)) continue
      this.#reconnector.forget(wallet.id)
      this.#live.drop(wallet.id)
    }
    if ([...this.#hosts].some(({ wallets }) => wallets.reconnect)) this.#reconnector.askArrived()
    this.#listen()
    this.#dependencies.onChange()
  }

  #createAnnouncement(): LazyAnnouncement {
    const session = () => this.#providers.connection(walletConnectId)
    return new LazyAnnouncement(
      () => this.#dependencies.options.registerWalletStandard === true && session() !== undefined,
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
    if (wallet.accounts().length > 0) this.#dependencies.remembered.add(wallet.id)
    this.#live.take(readConnection(wallet))
  }

  async #link(): Promise<WalletConnectLink> {
    const source = this.#source
    if (source) return source.load()
    throw new AppKitError('walletconnect/off', 'WalletConnect needs a kit with a project id or a cloud of its own.')
  }

  /** Of the kit that was there first. */
  get #source(): AdapterHost['walletConnect'] {
    return [...this.#hosts].find(({ walletConnect: source }) => source)?.walletConnect
  }

  get #rpc(): AdapterHost['rpc'] {
    return [...this.#hosts].find(({ rpc }) => rpc)?.rpc
  }
}
