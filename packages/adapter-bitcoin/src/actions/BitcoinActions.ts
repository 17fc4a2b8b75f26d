import type {
  AdapterHost,
  CaipNetwork,
  CaipNetworkId,
  ChainAdapter,
  Connector,
  ConnectParameters,
  ConnectResult,
  SendTransactionParameters,
  Transfer,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import { AppKitError, startPatience, WalletNotFoundError } from '@openappkit/appkit-core/adapter'
import type { AddressRules } from '../address/ParsedAddress'
import type { BitcoinProvider } from '../BitcoinProvider'
import { WalletConnectWallet, walletConnectId } from '../walletconnect/WalletConnectWallet'
import type { BitcoinWallet, WalletReading } from '../wallets/BitcoinWallet'
import { PageWallets } from '../wallets/PageWallets'
import { ConnectionProvider } from './ConnectionProvider'
import { Connections } from './Connections'
import { ConnectorLists } from './ConnectorLists'
import type { LiveConnection } from './LiveConnection'
import { noTokens } from './noTokens'
import { Restoration } from './Restoration'
import { readConnection } from './readConnection'
import { signMessage } from './signMessage'
import { switchNetwork } from './switchNetwork'
import type { ReadableNetwork, Transfers } from './Transfers'
import { orFailure } from './walletFailure'

/** Longest wait for a wallet to say goodbye, in milliseconds. */
const goodbyePatience = 3_000

const unanswered = { code: 'wallet/request-failed', message: 'The wallet did not tell its account. Try again.' }

/** What {@link BitcoinActions} share with the adapter. */
export interface ActionsOwner {
  /** Of the page's first chunk. */
  readonly rules: AddressRules
  readonly esplora: Readonly<Record<string, string>> | undefined
  /** Ids of the wallets that were connected here and not left on purpose, the one that was in use first. */
  readonly remembered: Set<string>
  readonly hosts: ReadonlySet<AdapterHost>
  networks(): readonly CaipNetwork[]
  /** Something that the kit has to hear changed. */
  onChange(): void
}

/** What the adapter has as well once this was loaded. */
export type LaterMethods = Required<
  Pick<ChainAdapter, 'addressUri' | 'coinTypes' | 'describeTransfer' | 'followTransaction' | 'simulateTransfer'>
>

/** What the adapter does beyond telling what there is: the chunk that loads on intent. */
export class BitcoinActions {
  readonly connections: Connections
  readonly #owner: ActionsOwner
  readonly #page: PageWallets
  readonly #restoration: Restoration
  readonly #stops = new Map<BitcoinWallet, () => void>()
  readonly #providers = new Map<string, ConnectionProvider>()
  /** How often each wallet was asked: an answer that is overtaken by a later one doesn't count. */
  readonly #readings = new Map<string, number>()
  #sessions: readonly WalletConnectWallet[] = []
  readonly #lists = new ConnectorLists()
  #isAttached = false

  constructor(owner: ActionsOwner) {
    this.#owner = owner
    this.connections = new Connections((id, now, before) => {
      this.#providers.get(id)?.tell(now, before)
      if (!now) this.#providers.delete(id)
      owner.onChange()
    })
    this.#page = new PageWallets(() => {
      this.#restoration.restoreLate()
      owner.onChange()
    })
    this.#restoration = new Restoration({
      remembered: () => [...owner.remembered],
      isLive: id => this.connections.get(id) !== undefined,
      find: id => (id !== walletConnectId ? this.#page.find(id) : this.#source && this.#session()),
      settled: Promise.resolve().then(() => this.#page.settled),
      read: wallet => {
        this.#follow(wallet)
        return wallet.read(this.#memory)
      },
      restored: (wallet, reading) => {
        if (!owner.remembered.has(wallet.id) || this.connections.get(wallet.id)) return
        this.#take(wallet, reading)
      },
    })
  }

  /** A kit is there: wallets are looked for and heard, again or at last. */
  attach(): void {
    if (this.#isAttached) return
    this.#isAttached = true
    this.#page.listen()
    for (const { wallet } of this.connections.all) {
      this.#follow(wallet)
      void this.#read(wallet)
    }
  }

  /** The last kit is gone: the page's wallets are left as they were before the first. */
  leave(): void {
    this.#isAttached = false
    this.#page.stop()
    for (const stop of this.#stops.values()) stop()
    this.#stops.clear()
  }

  /** A session spans all chains, so one that somebody else made is this adapter's as well. */
  follow(link: WalletConnectLink): void {
    const wallet = this.#sessionOf(link)
    this.#follow(wallet)
    void this.#read(wallet)
  }

  /** The same list as long as nothing in it changed. */
  connectors(host: AdapterHost): readonly Connector[] {
    return this.#lists.list(host, [...this.connections.all.map(({ wallet }) => wallet), ...this.#page.wallets])
  }

  restore(signal: AbortSignal): Promise<void> {
    return this.#restoration.restore(signal)
  }

  /** Asks a wallet for its accounts. One that is connected already isn't asked again; it becomes the active one. */
  async connect({ connectorId, caipNetwork }: ConnectParameters): Promise<ConnectResult> {
    const known = this.connections.get(connectorId)
    if (known) this.connections.activate(connectorId)
    else {
      const wallet = connectorId === walletConnectId ? await this.#session() : this.#page.find(connectorId)
      if (!wallet) throw new WalletNotFoundError(connectorId)
      const failure = {
        code: 'wallet/connect-failed',
        message: `${wallet.name} could not connect. Try again, or choose another wallet.`,
      }
      const reading = await orFailure(failure, () => wallet.connect({ caipNetworkId: caipNetwork?.caipNetworkId }))
      this.#take(wallet, reading, { isActive: true, expected: caipNetwork?.caipNetworkId })
      this.#owner.remembered.add(connectorId)
      this.#follow(wallet)
    }
    if (caipNetwork) await this.#switch(this.connections.require(connectorId), caipNetwork.caipNetworkId)
    const { address, accounts, caipNetworkId } = this.connections.require(connectorId)
    return { address, chainId: referenceOf(caipNetworkId), accounts }
  }

  /** The connection ends here whatever the wallet answers; a session, which others share, ends when the other side was told. */
  async disconnect(connectorId: string | undefined): Promise<void> {
    const ids = connectorId === undefined ? [...this.connections.all.map(({ wallet }) => wallet.id)] : [connectorId]
    if (connectorId === undefined) this.#owner.remembered.clear()
    await Promise.all(
      ids.map(async id => {
        this.#owner.remembered.delete(id)
        const live = this.connections.get(id)
        if (!live) return
        const { wallet } = live
        if (id !== walletConnectId) this.#unfollow(wallet)
        this.#outdate(id)
        this.connections.remove(id)
        if (id === walletConnectId) await wallet.disconnect()
        else await this.#sayGoodbye(wallet)
      }),
    )
  }

  switchConnection(connectorId: string, address: string | undefined): void {
    const live = this.connections.require(connectorId)
    if (address === undefined || address === live.address) {
      this.connections.activate(connectorId)
      return
    }
    const account = live.accounts.find(one => one.address === address)
    if (!account)
      throw new AppKitError(
        'wallet/account-not-shared',
        `${live.wallet.name} does not share this account. Select it inside the wallet.`,
      )
    // Spec 5.
    if (account.type !== 'payment' && account.type !== this.#host?.accountType)
      throw new AppKitError(
        'wallet/account-not-payment',
        'Bitcoin account switch needs an address and only payment accounts',
      )
    this.connections.set({ ...live, address }, { isActive: true })
  }

  switchNetwork({ caipNetworkId }: CaipNetwork): Promise<void> {
    return this.#switch(this.connections.require(), caipNetworkId)
  }

  getProvider(connectorId: string): BitcoinProvider {
    const live = this.connections.require(connectorId)
    const known = this.#providers.get(connectorId)
    if (known) return known
    const provider = new ConnectionProvider(live, {
      connection: () => this.connections.require(connectorId),
      signMessage: (now, parameters) => signMessage(now, parameters, this.#owner.rules),
      signPsbt: async (now, parameters) =>
        (await this.transfers()).signPsbt(now, parameters, this.#network(now.caipNetworkId)),
      sendTransfer: (now, { recipient, amount }) => this.#send(now, recipient, amount),
      switchNetwork: (now, caipNetworkId) => this.#switch(now, caipNetworkId),
    })
    this.#providers.set(connectorId, provider)
    return provider
  }

  async signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ signature: string }> {
    return { signature: await signMessage(this.connections.require(), parameters, this.#owner.rules) }
  }

  async sendTransaction({ address, to, value, caipNetwork }: SendTransactionParameters): Promise<{
    readonly hash: string
  }> {
    return { hash: await this.#send(this.connections.paying(caipNetwork, address), to, value) }
  }

  sendToken(): never {
    throw noTokens()
  }

  get laterMethods(): LaterMethods {
    return {
      simulateTransfer: async transfer => {
        const live = await this.#payer(transfer)
        return (await this.transfers()).simulate(live, transfer)
      },
      followTransaction: async parameters => (await this.transfers()).followTransaction(parameters),
      describeTransfer: async transfer => {
        const live = await this.#payer(transfer)
        return (await this.transfers()).describe(live, transfer)
      },
      // SLIP-44, of test networks as well: names know no other.
      coinTypes: async () => [0],
      // BIP-21.
      addressUri: ({ address }) => `bitcoin:${address}`,
    }
  }

  /** In code of its own: who connects and signs messages needs none of it. */
  async transfers(): Promise<Transfers> {
    const { Transfers } = await import('./Transfers')
    return new Transfers(this.#owner.rules, this.#owner.esplora)
  }

  async #payer({ tokenAddress, caipNetwork }: Transfer): Promise<LiveConnection> {
    if (tokenAddress !== undefined) throw noTokens()
    return this.#withKeys(this.connections.paying(caipNetwork))
  }

  /** With what the wallet only tells when asked, and its owner need not know of. */
  async #withKeys({ wallet, address }: LiveConnection): Promise<LiveConnection> {
    if (wallet instanceof WalletConnectWallet && !wallet.sendTransfer) {
      await orFailure(unanswered, () => wallet.learnAccount(address))
      await this.#read(wallet)
    }
    return this.connections.require(wallet.id)
  }

  async #send(live: LiveConnection, recipient: string, amount: unknown): Promise<string> {
    const transfers = await this.transfers()
    transfers.assert(live, recipient, amount)
    await this.#withKeys(live)
    // The wallet may have gone elsewhere while it was asked.
    const now = this.connections.paying(live, live.address)
    return transfers.send(now, recipient, amount, this.#network(now.caipNetworkId))
  }

  async #switch(live: LiveConnection, caipNetworkId: CaipNetworkId): Promise<void> {
    if (live.caipNetworkId === caipNetworkId) return
    const reading = await switchNetwork(live, caipNetworkId)
    const now = this.#take(live.wallet, reading, { expected: caipNetworkId })
    if (now.caipNetworkId !== caipNetworkId)
      throw new AppKitError('network/switch-failed', 'The wallet stayed on its network. Switch inside the wallet.')
  }

  /** Asks silently, and takes over what the wallet says. One that says nothing isn't connected any more. */
  async #read(wallet: BitcoinWallet): Promise<void> {
    const turn = this.#outdate(wallet.id)
    const isSession = wallet instanceof WalletConnectWallet
    try {
      const reading = isSession ? wallet.reading : await wallet.read(this.#memory)
      if (this.#readings.get(wallet.id) !== turn || !this.#isAttached) return
      if (reading) this.#take(wallet, reading)
      else this.connections.remove(wallet.id)
    } catch {
      // It can't be asked now. What it said last stands, and what it says next is heard.
    }
  }

  #take(
    wallet: BitcoinWallet,
    reading: WalletReading,
    { isActive, expected }: { readonly isActive?: boolean; readonly expected?: CaipNetworkId | undefined } = {},
  ): LiveConnection {
    this.#outdate(wallet.id)
    const previous = this.connections.get(wallet.id)
    const host = this.#host
    const live = readConnection(wallet, reading, {
      rules: this.#owner.rules,
      networks: this.#owner.networks(),
      expected: [expected, previous?.caipNetworkId, host?.network?.caipNetworkId],
      accountType: host?.accountType,
      address: isActive ? undefined : host?.address,
      previous,
    })
    const { approvedNetworks, peer } = wallet instanceof WalletConnectWallet ? wallet : {}
    const now = { ...live, ...(approvedNetworks ? { approvedNetworks } : {}), ...(peer ? { peer } : {}) }
    this.connections.set(now, { isActive: isActive === true })
    return now
  }

  #outdate(id: string): number {
    const turn = (this.#readings.get(id) ?? 0) + 1
    this.#readings.set(id, turn)
    return turn
  }

  /** Hears the wallet from here on. Not while no kit is attached. */
  #follow(wallet: BitcoinWallet): void {
    if (!this.#isAttached || this.#stops.has(wallet)) return
    const stop = wallet.subscribe(event => {
      const isOurs = wallet instanceof WalletConnectWallet || this.#owner.remembered.has(wallet.id)
      if (!isOurs) return
      if (event === 'changed') void this.#read(wallet)
      else {
        this.#outdate(wallet.id)
        this.connections.remove(wallet.id)
      }
    })
    this.#stops.set(wallet, stop)
  }

  #unfollow(wallet: BitcoinWallet): void {
    this.#stops.get(wallet)?.()
    this.#stops.delete(wallet)
  }

  async #sayGoodbye(wallet: BitcoinWallet): Promise<void> {
    const patience = startPatience(goodbyePatience, new AbortController().signal)
    // The page has forgotten the wallet; whether the wallet forgets the page is its own affair.
    await Promise.race([wallet.disconnect().catch(() => {}), patience.isOver])
    patience.end()
  }

  async #session(): Promise<WalletConnectWallet> {
    const source = this.#source
    if (!source)
      throw new AppKitError('walletconnect/off', 'WalletConnect needs a kit with a project id or a cloud of its own.')
    return this.#sessionOf(await source.load())
  }

  get #source(): AdapterHost['walletConnect'] {
    return [...this.#owner.hosts].find(({ walletConnect }) => walletConnect)?.walletConnect
  }

  #sessionOf(link: WalletConnectLink): WalletConnectWallet {
    const known = this.#sessions.find(session => session.link === link)
    if (known) return known
    const session = new WalletConnectWallet(link)
    this.#sessions = [...this.#sessions, session]
    return session
  }

  /** As the page left it. */
  get #memory(): { readonly address: string | undefined; readonly caipNetworkId: CaipNetworkId | undefined } {
    return { address: this.#host?.address, caipNetworkId: this.#host?.network?.caipNetworkId }
  }

  /** Of the kit that was there first. */
  get #host(): AdapterHost | undefined {
    return this.#owner.hosts.values().next().value
  }

  #network(caipNetworkId: CaipNetworkId): ReadableNetwork {
    const network = this.#owner.networks().find(one => one.caipNetworkId === caipNetworkId)
    return network ?? { caipNetworkId, name: caipNetworkId, rpcUrls: { default: { http: [] } } }
  }
}

function referenceOf(caipNetworkId: CaipNetworkId): string {
  return caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
}
