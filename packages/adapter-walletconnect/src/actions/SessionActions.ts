import type { ActionsContext, AdapterActions, ConnectedState } from '@openappkit/adapter-kit'
import { LazyReconnector } from '@openappkit/adapter-kit/actions'
import type {
  AdapterHost,
  CaipNetwork,
  Connector,
  ConnectParameters,
  ConnectResult,
  WalletConnectChange,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import { AppKitError, LatestChoice, notConnected } from '@openappkit/appkit-core/walletconnect'
import type { ChainDialect } from '../dialects/ChainDialect'
import { dialectOf } from '../dialects/dialects'
import { NamespaceSession } from '../session/NamespaceSession'
import { unsupported, wrapRejection } from '../session/sessionErrors'
import { switchSession } from '../session/switchSession'
import { walletConnectId } from '../walletConnectId'
import { SessionTransfers } from './SessionTransfers'

/**
 * Connects, signs and switches over a WalletConnect session, even if another adapter or a view created it. The session
 * owns the state, and this class reports only its own namespace.
 */
export class SessionActions implements AdapterActions {
  readonly #context: ActionsContext
  readonly #dialect: ChainDialect
  readonly #session: NamespaceSession
  readonly #transfers: SessionTransfers
  readonly #reconnector: LazyReconnector<true, true>
  readonly #connectors: readonly Connector[]
  readonly #networkChoices = new LatestChoice()
  readonly #hosts = new Set<AdapterHost>()
  readonly #links = new Map<WalletConnectLink, () => void>()
  #connected: ConnectedState | undefined

  constructor(context: ActionsContext) {
    const { namespace, networks, capabilities, remembered } = context
    this.#context = context
    this.#dialect = dialectOf(namespace)
    this.#session = new NamespaceSession({ namespace, networks, dialect: this.#dialect, link: () => this.#link })
    this.#transfers = new SessionTransfers(this.#session, this.#dialect, capabilities)
    this.#connectors = [{ id: walletConnectId, name: 'WalletConnect', type: 'WALLET_CONNECT', chain: namespace }]
    this.#reconnector = new LazyReconnector<true, true>(
      {
        remembered: () => (remembered.has(walletConnectId) && this.#source ? [walletConnectId] : []),
        find: () => true,
        isConnected: () => this.#connected !== undefined,
        read: async () => ((await (await this.#load()).reconnect()) ? true : undefined),
        take: () => this.#project(),
        arrivalTimeout: 0,
      },
      () => import('@openappkit/adapter-kit/reconnector'),
    )
  }

  get connected(): ConnectedState | undefined {
    return this.#connected
  }

  connectors(): readonly Connector[] {
    return this.#connectors
  }

  attach(host: AdapterHost): void {
    if (this.#hosts.size === 0) this.#session.prefer(host.address === undefined ? [] : [host.address])
    this.#hosts.add(host)
  }

  detach(host: AdapterHost): void {
    this.#hosts.delete(host)
  }

  leave(): void {
    for (const stop of this.#links.values()) stop()
    this.#links.clear()
    this.#connected = undefined
    this.#reconnector.forget()
  }

  follow(link: WalletConnectLink): void {
    if (this.#links.has(link) || this.#hosts.size === 0) return
    this.#links.set(
      link,
      link.subscribe(change => this.#onChange(change)),
    )
    this.#session.settleNetwork()
    this.#project()
  }

  refresh(): void {
    this.#project()
  }

  reconnect(signal: AbortSignal): Promise<void> {
    return this.#reconnector.reconnect(signal)
  }

  async connect({ connectorId, caipNetwork }: ConnectParameters): Promise<ConnectResult> {
    if (connectorId !== walletConnectId)
      throw new AppKitError('connector/not-found', 'WalletConnectConnector not found')
    const link = await this.#load()
    await link.connect()
    if (caipNetwork) this.#session.settleNetwork(caipNetwork)
    this.#project()
    const { accounts, chainId = '' } = this.#session
    const [account] = accounts
    if (!account)
      throw new AppKitError('wallet/no-accounts', 'The connector does not support any of the requested chains')
    return { address: account.address, chainId, accounts }
  }

  /** Ends the session for all its namespaces. */
  async disconnect({ connectorId = walletConnectId }: Parameters<AdapterActions['disconnect']>[0] = {}): Promise<void> {
    if (connectorId !== walletConnectId) return
    this.#context.remembered.delete(walletConnectId)
    this.#reconnector.forget()
    await this.#link?.disconnect()
    this.#project()
  }

  switchConnection({ connectorId, address }: Parameters<AdapterActions['switchConnection']>[0]): void {
    this.#session.require()
    if (connectorId !== walletConnectId) throw notConnected()
    if (address !== undefined) this.#session.prefer([this.#session.sharing(address)])
    this.#project()
  }

  async switchNetwork(network: CaipNetwork): Promise<void> {
    const link = this.#session.require()
    await wrapRejection(switchSession(link, network, this.#dialect, this.#networkChoices.begin()))
    this.#project()
  }

  getProvider(): unknown {
    return this.#session.require().provider
  }

  async signMessage(
    parameters: Parameters<AdapterActions['signMessage']>[0],
  ): ReturnType<AdapterActions['signMessage']> {
    const { signMessage } = this.#dialect
    const { chain, request } = this.#session
    if (!signMessage || !chain) throw unsupported()
    return { signature: await wrapRejection(signMessage(request, chain, parameters)) }
  }

  transfers(): SessionTransfers {
    return this.#transfers
  }

  /** The first link with a session, or else the first link. */
  get #link(): WalletConnectLink | undefined {
    const links = [...this.#links.keys()]
    return links.find(({ session }) => session) ?? links[0]
  }

  /** WalletConnect source of the first attached kit that has one. */
  get #source(): AdapterHost['walletConnect'] {
    return [...this.#hosts].find(({ walletConnect }) => walletConnect)?.walletConnect
  }

  /**
   * Loads the WalletConnect link of the first attached kit that has one.
   *
   * @throws {AppKitError} `walletconnect/disabled` when no attached kit has one.
   */
  async #load(): Promise<WalletConnectLink> {
    const source = this.#source
    if (!source)
      throw new AppKitError(
        'walletconnect/disabled',
        'WalletConnect is off. Check `projectId`, `cloud` and `enableWalletConnect`.',
      )
    const link = await source.load()
    this.follow(link)
    return link
  }

  #onChange(change: WalletConnectChange): void {
    if (change.type === 'uri') return
    if (change.type === 'accounts' && change.namespace === this.#context.namespace)
      this.#session.prefer(change.addresses)
    if (change.type === 'session') this.#session.settleNetwork()
    this.#project()
  }

  #project(): void {
    const { state } = this.#session
    if (state && !this.#connected) this.#context.remembered.add(walletConnectId)
    // Keeps its identity while unchanged, so that the kit can compare by identity.
    if (JSON.stringify(state) !== JSON.stringify(this.#connected)) this.#connected = state
    this.#context.onChange()
  }
}
