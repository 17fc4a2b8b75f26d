import type { AdapterActions, ConnectedState } from '@openappkit/adapter-kit'
import {
  disconnectWithTimeout,
  LazyAnnouncement,
  LazyReconnector,
  LiveConnections,
} from '@openappkit/adapter-kit/actions'
import type {
  AdapterHost,
  CaipNetwork,
  CaipNetworkId,
  Connector,
  ConnectParameters,
  ConnectResult,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import {
  AppKitError,
  connectorNotFound,
  LatestChoice,
  notShared,
  type WalletFailure,
} from '@openappkit/appkit-core/adapter'
import type { AddressRules } from '../address/ParsedAddress'
import type { BitcoinProvider } from '../BitcoinProvider'
import { WalletConnectSessions } from '../walletconnect/WalletConnectSessions'
import { walletConnectId } from '../walletconnect/walletConnectId'
import type { BitcoinWallet, WalletReading } from '../wallets/BitcoinWallet'
import { PageWallets } from '../wallets/PageWallets'
import type { ActionsDependencies } from './ActionsDependencies'
import { ConnectionProvider } from './ConnectionProvider'
import { ConnectorLists } from './ConnectorLists'
import { findPayer } from './findPayer'
import type { BitcoinConnection, LiveConnection } from './LiveConnection'
import { signMessage } from './signMessage'
import { switchNetwork } from './switchNetwork'
import type { ReadableNetwork, Transfers } from './Transfers'
import { WalletReadings } from './WalletReadings'
import { wrapWalletError } from './walletFailure'

const unanswered: WalletFailure = {
  code: 'wallet/request-failed',
  message: "The wallet didn't return its account. Try again.",
}

/** A wallet's accounts and network, with the rules that parsed its addresses. */
interface ReadWallet {
  readonly reading: WalletReading
  readonly rules: AddressRules
}

/**
 * Connects wallets, switches networks, signs messages and loads transfers. Loads as a separate chunk on user intent.
 */
export class BitcoinActions implements AdapterActions {
  readonly #dependencies: ActionsDependencies
  readonly #live: LiveConnections<BitcoinConnection>
  readonly #hosts = new Set<AdapterHost>()
  readonly #page: PageWallets
  readonly #reconnector: LazyReconnector<BitcoinWallet, ReadWallet>
  readonly #providers = new Map<string, ConnectionProvider>()
  readonly #readings: WalletReadings
  readonly #sessions: WalletConnectSessions
  readonly #lists = new ConnectorLists()
  readonly #choices = new LatestChoice()
  readonly #announcement: LazyAnnouncement
  #transfers: Promise<Transfers> | undefined

  constructor(dependencies: ActionsDependencies) {
    this.#dependencies = dependencies
    this.#live = new LiveConnections<BitcoinConnection>({
      describe: ({ wallet, caipNetworkId, approvedNetworks, peer }) => ({
        caipNetworkId,
        name: peer?.name ?? wallet.name,
        icon: peer ? peer.icon : wallet.imageUrl,
        ...(approvedNetworks ? { approvedNetworks } : {}),
      }),
      onChange: () => {
        this.#updateProviders()
        dependencies.onChange()
        this.#announcement.update()
      },
    })
    this.#readings = new WalletReadings(
      { ...dependencies, hosts: this.#hosts, rules: () => this.#loadRules() },
      this.#live,
    )
    this.#sessions = new WalletConnectSessions(this.#hosts)
    this.#page = new PageWallets(
      () => {
        this.#reconnector.tryArrived()
        dependencies.onChange()
      },
      dependencies.loadInjectedWallets,
      dependencies.injectedWallets,
    )
    this.#announcement = new LazyAnnouncement(
      () => dependencies.options.registerWalletStandard === true && this.#session() !== undefined,
      async () => {
        const { SessionAnnouncement } = await import('../announce/SessionAnnouncement')
        return new SessionAnnouncement({
          session: () => this.#session(),
          provider: () => this.getProvider(walletConnectId),
          read: wallet => this.#readings.read(wallet),
          disconnect: () => this.disconnect({ connectorId: walletConnectId }),
        })
      },
    )
    this.#reconnector = new LazyReconnector<BitcoinWallet, ReadWallet>(
      {
        remembered: () => [...dependencies.remembered].filter(id => id !== walletConnectId || this.#sessions.isOffered),
        isConnected: id => this.#live.find(id) !== undefined,
        find: id => (id !== walletConnectId ? this.#page.find(id) : this.#sessions.find()),
        read: wallet => {
          this.#readings.follow(wallet)
          return this.#read(wallet)
        },
        take: (wallet, { reading, rules }) => void this.#readings.take(wallet, reading, rules),
      },
      () => import('@openappkit/adapter-kit/reconnector'),
    )
  }

  get connected(): ConnectedState | undefined {
    return this.#live.state
  }

  /** Starts finding wallets and listening to connected ones when the first kit attaches. */
  attach(host: AdapterHost): void {
    this.#hosts.add(host)
    if (this.#readings.isListening) return
    this.#readings.begin()
    this.#page.listen()
    for (const { wallet } of this.#live.all) {
      this.#readings.follow(wallet)
      void this.#readings.read(wallet)
    }
  }

  detach(host: AdapterHost): void {
    this.#hosts.delete(host)
  }

  /** Removes all wallet listeners when the last kit detaches. */
  leave(): void {
    this.#readings.end()
    this.#page.stop()
    this.#announcement.update()
  }

  /** Tracks a kit's WalletConnect session. A session spans all chains, so another adapter may have created it. */
  follow(link: WalletConnectLink): void {
    this.#sessions.of(link).then(
      wallet => {
        this.#readings.follow(wallet)
        void this.#readings.read(wallet)
      },
      // The next call retries.
      () => {},
    )
  }

  /** Returns the listed wallets. The array stays the same until the list changes. */
  connectors(host: AdapterHost): readonly Connector[] {
    return this.#lists.list(host, [...this.#live.all.map(({ wallet }) => wallet), ...this.#page.wallets])
  }

  reconnect(signal: AbortSignal): Promise<void> {
    return this.#reconnector.reconnect(signal)
  }

  /**
   * Connects a wallet. If it is already connected, makes it the active one instead. Switches to `caipNetwork` if
   * needed.
   */
  async connect({ connectorId, caipNetwork, signal }: ConnectParameters): Promise<ConnectResult> {
    const isLatest = this.#choices.begin(signal)
    const known = this.#live.find(connectorId)
    if (known) this.#live.activate(connectorId)
    else {
      const wallet = connectorId === walletConnectId ? await this.#sessions.open() : this.#page.find(connectorId)
      if (!wallet) throw connectorNotFound(connectorId)
      const failure: WalletFailure = {
        code: 'wallet/connect-failed',
        message: `${wallet.name} couldn't connect. Try again, or choose another wallet.`,
      }
      const connecting = wrapWalletError(failure, () => wallet.connect({ caipNetworkId: caipNetwork?.caipNetworkId }))
      const [reading, rules] = await Promise.all([connecting, this.#loadRules()])
      this.#readings.take(wallet, reading, rules, { isActive: isLatest(), expected: caipNetwork?.caipNetworkId })
      this.#dependencies.remembered.add(connectorId)
      this.#readings.follow(wallet)
    }
    if (caipNetwork && isLatest()) await this.#switch(this.#live.require(connectorId), caipNetwork.caipNetworkId)
    return this.#live.result(connectorId)
  }

  /**
   * Ends one or all connections, even if a wallet fails. A session, which other adapters share, ends once the peer has
   * been notified.
   */
  async disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    const ids = connectorId === undefined ? this.#live.all.map(({ wallet }) => wallet.id) : [connectorId]
    if (connectorId === undefined) this.#dependencies.remembered.clear()
    await Promise.all(
      ids.map(async id => {
        this.#dependencies.remembered.delete(id)
        const live = this.#live.find(id)
        if (!live) return
        const { wallet } = live
        if (id !== walletConnectId) this.#readings.unfollow(wallet)
        this.#readings.outdate(id)
        this.#live.drop(id)
        if (id === walletConnectId) await wallet.disconnect()
        else await disconnectWithTimeout(wallet)
      }),
    )
  }

  switchConnection({ connectorId, address }: Parameters<AdapterActions['switchConnection']>[0]): void {
    const live = this.#live.require(connectorId)
    this.#choices.begin()
    if (address === undefined || address === live.address) {
      this.#live.activate(connectorId)
      return
    }
    const account = live.accounts.find(one => one.address === address)
    if (!account) throw notShared()
    // Only payment accounts can be selected, unless the app prefers another type.
    if (account.type !== 'payment' && account.type !== this.#readings.host?.accountType)
      throw new AppKitError(
        'wallet/not-a-payment-account',
        'Bitcoin account switch needs an address and only payment accounts',
      )
    this.#live.activate(connectorId, address)
  }

  switchNetwork({ caipNetworkId }: CaipNetwork): Promise<void> {
    return this.#switch(this.#live.require(), caipNetworkId)
  }

  getProvider(connectorId: string): BitcoinProvider {
    const live = this.#live.require(connectorId)
    const known = this.#providers.get(connectorId)
    if (known) return known
    const provider = new ConnectionProvider(live, {
      connection: () => this.#live.require(connectorId),
      signMessage: async (now, parameters) => signMessage(now, parameters, await this.#loadRules()),
      signPsbt: async (now, parameters) => (await this.transfers()).signPsbt(now, parameters),
      sendTransfer: async (now, { recipient, ...input }) =>
        (await this.transfers()).pay(now, { ...input, to: recipient }),
      switchNetwork: (now, caipNetworkId) => this.#switch(now, caipNetworkId),
    })
    this.#providers.set(connectorId, provider)
    return provider
  }

  async signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ signature: string }> {
    const live = this.#live.require()
    return { signature: await signMessage(live, parameters, await this.#loadRules()) }
  }

  /**
   * Loads {@link Transfers}, which connecting and signing messages don't need. If the load fails, the next call
   * retries.
   */
  transfers(): Promise<Transfers> {
    const { capabilities, options } = this.#dependencies
    this.#transfers ??= Promise.all([import('./Transfers'), this.#loadRules()]).then(
      ([{ Transfers }, rules]) =>
        new Transfers({
          capabilities,
          rules,
          esplora: options.esplora,
          paying: (network, address) => findPayer(this.#live, network, address),
          withKeys: live => this.#withKeys(live),
          network: caipNetworkId => this.#network(caipNetworkId),
        }),
      cause => {
        this.#transfers = undefined
        throw cause
      },
    )
    return this.#transfers
  }

  /**
   * Returns the connection. For a WalletConnect wallet that only signs, first requests the account's public key,
   * without a prompt.
   */
  async #withKeys({ wallet, address }: LiveConnection): Promise<LiveConnection> {
    const { session } = wallet
    if (session && !wallet.sendTransfer) {
      await wrapWalletError(unanswered, () => session.learnAccount(address))
      await this.#readings.read(wallet)
    }
    return this.#live.require(wallet.id)
  }

  /** Updates the providers and removes those without a connection. */
  #updateProviders(): void {
    for (const [id, provider] of this.#providers) {
      const now = this.#live.find(id)
      if (!now) this.#providers.delete(id)
      provider.update(now)
    }
  }

  /** Returns the session to announce to other libraries. Undefined while no kit is attached. */
  #session(): LiveConnection | undefined {
    return this.#readings.isListening ? this.#live.find(walletConnectId) : undefined
  }

  async #switch(live: LiveConnection, caipNetworkId: CaipNetworkId): Promise<void> {
    if (live.caipNetworkId === caipNetworkId) return
    const reading = await switchNetwork(live, caipNetworkId)
    const now = this.#readings.take(live.wallet, reading, await this.#loadRules(), { expected: caipNetworkId })
    if (now.caipNetworkId !== caipNetworkId)
      throw new AppKitError('network/switch-failed', "The wallet didn't switch networks. Switch inside the wallet.")
  }

  async #read(wallet: BitcoinWallet): Promise<ReadWallet | undefined> {
    const [reading, rules] = await Promise.all([wallet.read(this.#readings.memory), this.#loadRules()])
    return reading && { reading, rules }
  }

  /** Loads the address rules. Not cached here, because the runtime caches modules. */
  async #loadRules(): Promise<AddressRules> {
    return (await import('../address/addressRules')).addressRules
  }

  #network(caipNetworkId: CaipNetworkId): ReadableNetwork {
    const network = this.#dependencies.networks().find(one => one.caipNetworkId === caipNetworkId)
    return network ?? { caipNetworkId, name: caipNetworkId, rpcUrls: { default: { http: [] } } }
  }
}
