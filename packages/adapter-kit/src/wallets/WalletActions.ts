import type {
  AccountEntry,
  AdapterHost,
  CaipNetwork,
  Connection,
  Connector,
  ConnectParameters,
  ConnectResult,
  ProvidedWallet,
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

/** A wallet on the page and the accounts it shares. */
export interface WalletConnection<wallet extends PageWallet> {
  /** The wallet. */
  readonly wallet: wallet
  /** Accounts in the wallet's order. */
  readonly accounts: readonly AccountEntry[]
}

/**
 * Connects, reconnects, disconnects and lists the wallets of a page, and follows changes that users make in them. A
 * subclass provides the wallets and the chain's transfers, describes connections, switches networks and signs messages.
 *
 * @example
 * ```ts
 * import { type PageWallet, WalletActions, type WalletSource } from '@openappkit/adapter-kit/actions'
 * import type { ActionsContext } from '@openappkit/adapter-kit'
 *
 * export abstract class ToyActions extends WalletActions<PageWallet> {
 *   protected readonly wallets: WalletSource<PageWallet>
 *
 *   constructor(context: ActionsContext, page: WalletSource<PageWallet>) {
 *     super(context, () => import('@openappkit/adapter-kit/reconnector'))
 *     this.wallets = page
 *   }
 * }
 * ```
 */
export abstract class WalletActions<wallet extends PageWallet> implements AdapterActions {
  /** Source of the wallets. */
  protected abstract readonly wallets: WalletSource<wallet>
  /** Dependencies from the shell. */
  protected readonly context: ActionsContext
  /** Attached kits. */
  protected readonly hosts: Set<AdapterHost> = new Set()
  /** Connected wallets. */
  protected readonly live: LiveConnections<WalletConnection<wallet>>
  /** Reconnects the remembered wallets. */
  protected readonly reconnector: LazyReconnector<wallet, true>
  readonly #choices = new LatestChoice()
  readonly #received = new Map<wallet, () => void>()
  readonly #provided = new Map<string, { readonly wallet: wallet; readonly connector: Connector }>()
  /** Lists with the provided wallets, by the list without them. */
  #withProvided = new WeakMap<readonly Connector[], readonly Connector[]>()
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

  /** Returns the network, name and icon of a connection. */
  protected abstract describe(
    live: LiveConnection<WalletConnection<wallet>>,
  ): Omit<Connection, 'accounts' | 'connectorId'>

  /**
   * Signs a message in the wallet. Resolves with the signature in the chain's usual format. The app receives errors as
   * {@link WalletActions.wrapError} returns them.
   */
  protected abstract sign(wallet: wallet, message: string, address: string): Promise<string>

  /** Switches the active wallet to a network. */
  abstract switchNetwork(caipNetwork: CaipNetwork): void | Promise<void>
  /** Returns the chain's `TransferAdapter`, or a promise for it if its code loads on first use. */
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
    return this.addProvided(this.#listed.connectors)
  }

  /**
   * Called when a kit attaches. Finds wallets, listens to them, and updates connections that changed while no kit was
   * attached.
   */
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
    for (const stop of this.#received.values()) stop()
    this.#received.clear()
    this.reconnector.forget()
  }

  /** Does nothing by default. Override it if the adapter supports WalletConnect. */
  follow(_link: WalletConnectLink): void {}

  refresh(): void {
    this.live.refresh()
  }

  reconnect(signal: AbortSignal): Promise<void> {
    return this.reconnector.reconnect(signal)
  }

  /**
   * Connects a wallet, with a prompt unless it's already connected. Then activates it and switches to `caipNetwork`. If
   * the user cancels or makes another choice in the meantime, the wallet connects without becoming active, unless no
   * other wallet is active.
   *
   * @throws {AppKitError} `wallet/not-found` when the wallet isn't on the page, or `connector/not-found` for the
   * connector id `walletConnect`.
   * @throws {AppKitError} `wallet/no-accounts` when the wallet shares no account.
   * @throws {AppKitError} the error of {@link WalletActions.wrapError} when the wallet rejects or fails.
   */
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

  /**
   * Ends one connection, or all of them, even if a wallet fails or doesn't answer. Waits at most three seconds for each
   * wallet.
   */
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
    const failure: WalletFailure = {
      code: 'wallet/sign-failed',
      message: "The wallet couldn't sign the message. Try again.",
    }
    return { signature: await this.#wrapped(this.sign(wallet, message, address), failure) }
  }

  /** Adds a wallet that a feature provides. Returns a function that removes it. */
  protected provide({ id, name, type, imageUrl }: ProvidedWallet, wallet: wallet): () => void {
    const { namespace: chain } = this.context
    const entry = { wallet, connector: { id, name, type, chain, imageUrl } }
    this.#provided.set(id, entry)
    this.#withProvided = new WeakMap()
    this.reconnector.arrive(id, wallet)
    this.#onWallets()
    return () => {
      if (this.#provided.get(id) !== entry) return
      this.#provided.delete(id)
      this.#withProvided = new WeakMap()
      this.#onWallets()
    }
  }

  /** Adds the provided wallets to a list of connectors. Returns the same array for the same list. */
  protected addProvided(connectors: readonly Connector[]): readonly Connector[] {
    if (this.#provided.size === 0) return connectors
    const known = this.#withProvided.get(connectors)
    if (known) return known
    const all = [...connectors, ...[...this.#provided.values()].map(({ connector }) => connector)]
    this.#withProvided.set(connectors, all)
    return all
  }

  /** Returns a provided wallet or one on the page by id, or undefined. */
  protected find(id: string): wallet | undefined {
    return this.#provided.get(id)?.wallet ?? this.wallets.list.find(wallet => wallet.id === id)
  }

  /** Finds a wallet to connect. Override it if the wallet has to load first. */
  protected open(id: string): wallet | undefined | Promise<wallet | undefined> {
    return this.find(id)
  }

  /** Requests accounts from a wallet. Resolves with the address to activate, if the wallet selected one. */
  protected async ask(wallet: wallet, _parameters: ConnectParameters): Promise<string | undefined> {
    await wallet.connect({ silent: false })
    return undefined
  }

  /** Switches to the network that a connection request specifies. */
  protected useNetwork(caipNetwork: CaipNetwork): void | Promise<void> {
    return this.switchNetwork(caipNetwork)
  }

  /** Returns whether a remembered connector may reconnect. Default: true. */
  protected canReconnect(_id: string): boolean {
    return true
  }

  /** Converts a wallet's error. Override it for wallets with their own error codes. */
  protected wrapError(cause: unknown, failure: WalletFailure): AppKitError {
    return toWalletError(cause, failure)
  }

  /**
   * Called after every update of the connections. An override must call `super.onChange()`, which notifies the kits.
   */
  protected onChange(): void {
    this.context.onChange()
  }

  /** Updates the connection with the wallet's current accounts. Removes it if the wallet shares none. */
  protected take(wallet: wallet, options?: TakeOptions): void {
    const { namespace } = this.context
    const accounts = wallet.accounts().map(({ address }): AccountEntry => ({ namespace, address, type: 'eoa' }))
    this.live.take({ wallet, accounts }, options)
  }

  async #ask(wallet: wallet, parameters: ConnectParameters): Promise<string | undefined> {
    const message = `${wallet.name} couldn't connect. Try again, or choose another wallet.`
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

  /** Connects a wallet without a user action, with the account from the last visit if the wallet still shares it. */
  #takeAgain(wallet: wallet): void {
    this.#listen()
    const [host] = this.hosts
    this.take(wallet, { preferred: host?.address })
  }

  /** Listens to connected and remembered wallets while a kit is attached. */
  #listen(): void {
    if (this.hosts.size === 0) return
    const remembered = [...this.context.remembered].flatMap(id => this.find(id) ?? [])
    for (const wallet of new Set([...this.live.all.map(({ wallet }) => wallet), ...remembered])) {
      if (!this.#received.has(wallet))
        this.#received.set(
          wallet,
          wallet.subscribe(() => this.#onAccounts(wallet)),
        )
    }
  }

  /** Updates a connected wallet, or reconnects a remembered one that the user unlocked. */
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
    if ([...this.hosts].some(({ wallets }) => wallets.reconnect)) this.reconnector.tryArrived()
    this.#listen()
    this.context.onChange()
  }
}
