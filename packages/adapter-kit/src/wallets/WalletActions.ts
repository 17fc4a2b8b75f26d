import type {
  AccountEntry,
  AdapterHost,
  CaipNetwork,
  Connection,
  Connector,
  ConnectParameters,
  ConnectResult,
  TransferAdapter,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import {
  AppKitError,
  connectorNotFound,
  LatestChoice,
  toWalletError,
  type WalletFailure,
} from '@openappkit/appkit-core/adapter'
import { type LiveConnection, LiveConnections, type TakeOptions } from '../connections/LiveConnections'
import { LazyReconnector, type ReconnectorModule } from '../reconnect/LazyReconnector'
import type { ActionsContext } from '../shell/ActionsContext'
import type { AdapterActions, ConnectedState } from '../shell/AdapterActions'
import { disconnectWithTimeout } from './disconnectWithTimeout'
import type { PageWallet, WalletSource } from './PageWallet'

/** A wallet of the page and what it shares. */
export interface WalletConnection<wallet extends PageWallet> {
  readonly wallet: wallet
  readonly accounts: readonly AccountEntry[]
}

/**
 * The actions of a chain whose wallets are found in the page: it lists them, connects, reconnects and disconnects, and follows what their users do. The chain
 * says where its wallets are, which network they are on, and how they sign.
 *
 * @example
 * ```ts
 * export class ToyActions extends WalletActions<ToyWallet> {
 *   protected readonly wallets: ToyPage
 *   constructor(context: ActionsContext, page: ToyPage) {
 *     super(context, () => import('@openappkit/adapter-kit/reconnector'))
 *     this.wallets = page
 *   }
 *   // …
 * }
 * ```
 */
export abstract class WalletActions<wallet extends PageWallet> implements AdapterActions {
  protected abstract readonly wallets: WalletSource<wallet>
  protected readonly context: ActionsContext
  protected readonly hosts: Set<AdapterHost> = new Set()
  protected readonly live: LiveConnections<WalletConnection<wallet>>
  protected readonly reconnector: LazyReconnector<wallet, true>
  readonly #choices = new LatestChoice()
  readonly #heard = new Map<wallet, () => void>()
  #listed: { readonly of: readonly wallet[]; readonly connectors: readonly Connector[] } | undefined
  #stop: (() => void) | undefined

  constructor(context: ActionsContext, loadReconnector: () => Promise<ReconnectorModule>) {
    this.context = context
    this.live = new LiveConnections<WalletConnection<wallet>>({
      describe: live => this.describe(live),
      onChange: () => this.onChange(),
    })
    this.reconnector = new LazyReconnector<wallet, true>(
      {
        remembered: () => [...context.remembered].filter(id => this.canReconnect(id)),
        find: id => this.find(id),
        isConnected: id => this.live.find(id) !== undefined,
        read: async wallet => {
          await wallet.connect({ silent: true })
          return true
        },
        take: wallet => this.#takeAgain(wallet),
      },
      loadReconnector,
    )
  }

  /** What the kit reads of a connection beside its accounts: its network, name and icon. */
  protected abstract describe(
    live: LiveConnection<WalletConnection<wallet>>,
  ): Omit<Connection, 'accounts' | 'connectorId'>

  /** Signs a message in the wallet. What it rejects with reaches the app as {@link WalletActions.wrapError} returns it. */
  protected abstract sign(wallet: wallet, message: string, address: string): Promise<string>

  abstract switchNetwork(caipNetwork: CaipNetwork): void | Promise<void>
  abstract transfers(): TransferAdapter | Promise<TransferAdapter>

  get connected(): ConnectedState | undefined {
    return this.live.state
  }

  connectors(_host: AdapterHost): readonly Connector[] {
    const { list } = this.wallets
    if (this.#listed?.of !== list) {
      const { namespace: chain } = this.context
      const connectors = list.map(
        ({ id, name, icon: imageUrl }): Connector => ({ id, name, type: 'ANNOUNCED', chain, imageUrl }),
      )
      this.#listed = { of: list, connectors }
    }
    return this.#listed.connectors
  }

  /** A kit is there: wallets are found and listened to, again or at last, and those that are connected say what was missed. */
  attach(host: AdapterHost): void {
    this.hosts.add(host)
    this.#stop ??= this.wallets.listen(() => this.#onWallets())
    this.#listen()
    for (const { wallet } of this.live.all) this.take(wallet)
    this.live.refresh()
  }

  detach(host: AdapterHost): void {
    this.hosts.delete(host)
  }

  leave(): void {
    this.#stop?.()
    this.#stop = undefined
    for (const stop of this.#heard.values()) stop()
    this.#heard.clear()
    this.reconnector.forget()
  }

  /** A chain that WalletConnect serves overrides it. */
  follow(_link: WalletConnectLink): void {}

  refresh(): void {
    this.live.refresh()
  }

  reconnect(signal: AbortSignal): Promise<void> {
    return this.reconnector.reconnect(signal)
  }

  /** Asks a wallet for its accounts, unless it is connected. It becomes the active one, if the user chose no other since. */
  async connect(parameters: ConnectParameters): Promise<ConnectResult> {
    const { connectorId, caipNetwork, signal } = parameters
    const isLatest = this.#choices.begin(signal)
    const wallet = await this.open(connectorId)
    if (!wallet) throw connectorNotFound(connectorId)
    const isConnected = this.live.find(connectorId) !== undefined
    const address = isConnected ? undefined : await this.#ask(wallet, parameters)
    this.context.remembered.add(connectorId)
    this.#listen()
    if (isLatest() || this.live.active?.wallet === wallet) {
      this.live.activate(connectorId, address)
      if (caipNetwork) await this.useNetwork(caipNetwork)
    }
    return this.live.result(connectorId)
  }

  /** Ends one connection, or all. A wallet that fails at it, or doesn't answer, doesn't keep itself, or the others, connected. */
  async disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    const { remembered } = this.context
    if (connectorId === undefined) remembered.clear()
    else remembered.delete(connectorId)
    const ids = connectorId === undefined ? this.live.all.map(({ wallet }) => wallet.id) : [connectorId]
    for (const id of ids) {
      const live = this.live.find(id)
      if (!live) continue
      this.reconnector.forget(id)
      await disconnectWithTimeout(live.wallet)
      this.live.drop(id)
    }
  }

  switchConnection({ connectorId, address }: Parameters<AdapterActions['switchConnection']>[0]): void {
    this.live.activate(connectorId, address)
    this.#choices.begin()
  }

  getProvider(connectorId: string): unknown {
    return this.live.require(connectorId).wallet
  }

  async signMessage({
    message,
    address,
  }: Parameters<AdapterActions['signMessage']>[0]): ReturnType<AdapterActions['signMessage']> {
    const { wallet } = this.live.sharing(address)
    const failure = { code: 'wallet/sign-failed', message: 'The wallet could not sign the message. Try again.' }
    return { signature: await this.#wrapped(this.sign(wallet, message, address), failure) }
  }

  protected find(id: string): wallet | undefined {
    return this.wallets.list.find(wallet => wallet.id === id)
  }

  /** Finds a wallet to connect, which may have to load. */
  protected open(id: string): wallet | undefined | Promise<wallet | undefined> {
    return this.find(id)
  }

  /** Asks a wallet for its accounts. Returns the one to use, if the wallet said so. */
  protected async ask(wallet: wallet, _parameters: ConnectParameters): Promise<string | undefined> {
    await wallet.connect({ silent: false })
    return undefined
  }

  /** Moves the wallet that just connected to the network that the user chose before. */
  protected useNetwork(caipNetwork: CaipNetwork): void | Promise<void> {
    return this.switchNetwork(caipNetwork)
  }

  protected canReconnect(_id: string): boolean {
    return true
  }

  protected wrapError(cause: unknown, failure: WalletFailure): AppKitError {
    return toWalletError(cause, failure)
  }

  protected onChange(): void {
    this.context.onChange()
  }

  /** Takes in what a wallet shares now. */
  protected take(wallet: wallet, options?: TakeOptions): void {
    const { namespace } = this.context
    const accounts = wallet.accounts().map(({ address }): AccountEntry => ({ namespace, address, type: 'eoa' }))
    this.live.take({ wallet, accounts }, options)
  }

  async #ask(wallet: wallet, parameters: ConnectParameters): Promise<string | undefined> {
    const message = `${wallet.name} could not connect. Try again, or choose another wallet.`
    const address = await this.#wrapped(this.ask(wallet, parameters), { code: 'wallet/connect-failed', message })
    if (wallet.accounts().length === 0)
      throw new AppKitError(
        'wallet/no-accounts',
        `${wallet.name} shares no ${this.context.chainName} account. Choose one in the wallet.`,
      )
    this.take(wallet)
    return address
  }

  async #wrapped<value>(asking: Promise<value>, failure: WalletFailure): Promise<value> {
    return asking.catch(cause => {
      throw this.wrapError(cause, failure)
    })
  }

  /** What is connected without the user goes on with the account of the last visit, if it is still shared. */
  #takeAgain(wallet: wallet): void {
    this.#listen()
    const [host] = this.hosts
    this.take(wallet, { preferred: host?.address })
  }

  /** Listens to the wallets that are connected or remembered, as long as a kit is there. */
  #listen(): void {
    if (this.hosts.size === 0) return
    const remembered = [...this.context.remembered].flatMap(id => this.find(id) ?? [])
    for (const wallet of new Set([...this.live.all.map(({ wallet }) => wallet), ...remembered])) {
      if (!this.#heard.has(wallet))
        this.#heard.set(
          wallet,
          wallet.subscribe(() => this.#onAccounts(wallet)),
        )
    }
  }

  /** A wallet that was locked shares its accounts again once it isn't any more. */
  #onAccounts(wallet: wallet): void {
    if (this.live.find(wallet.id)?.wallet === wallet) this.take(wallet)
    else if (this.context.remembered.has(wallet.id)) this.#takeAgain(wallet)
  }

  #onWallets(): void {
    for (const { wallet } of this.live.all) {
      if (this.find(wallet.id) === wallet) continue
      this.reconnector.forget(wallet.id)
      this.live.drop(wallet.id)
    }
    if ([...this.hosts].some(({ wallets }) => wallets.reconnect)) this.reconnector.askArrived()
    this.#listen()
    this.context.onChange()
  }
}
