import { AppKitError, type WalletConnectChange, type WalletConnectLink } from '@openappkit/appkit-core'
import type { LatestChoice } from '@openappkit/appkit-core/adapter'
import type { Config, CreateConnectorFn } from '@wagmi/core'
import type { Address, Chain } from 'viem'
import type { DescribedConnection } from '../projection/projectState'
import { RequestedChains } from './RequestedChains'
import { SessionProvider } from './SessionProvider'
import { sessionAccounts, sessionChainId, sessionChainIds } from './sessionAccounts'
import { type NewChain, newChain, switchSessionChain } from './switchSessionChain'
import { walletConnectId } from './walletConnectId'

type WagmiContext = Parameters<CreateConnectorFn>[0]
type ConnectedAccounts<withCapabilities> = withCapabilities extends true
  ? readonly { address: Address; capabilities: Record<string, unknown> }[]
  : readonly Address[]

/** Values that the adapter passes to {@link SessionConnector}. */
export interface SessionConnectorDependencies {
  readonly config: Config
  /**
   * Returns the WalletConnect link of an attached kit.
   *
   * @throws {AppKitError} `walletconnect/disabled` when no kit has one.
   */
  link(): Promise<WalletConnectLink>
  /** Adds the [EIP-55](https://eips.ethereum.org/EIPS/eip-55) checksum. */
  checksum(address: string): Address
  /** Returns whether the user rejected the request. */
  isRefusal(cause: unknown): boolean
  /** Tracks the user's latest network choice. */
  readonly switches: LatestChoice
  /** Returns whether the user connected with this connector and didn't disconnect. */
  isKnown(id: string): boolean
  /** Called when the session changed in a way that wagmi's store doesn't show. */
  onChange(): void
}

/** Connects, reads and switches the EVM namespace of a WalletConnect session. The kit's link owns the session. */
export class SessionConnector {
  readonly provider: SessionProvider = new SessionProvider(this)
  readonly #dependencies: SessionConnectorDependencies
  readonly #emitter: WagmiContext['emitter']
  readonly #requested: RequestedChains
  /** Link that the connector listens to. */
  #followed: WalletConnectLink | undefined
  #unsubscribe: (() => void) | undefined
  /** Number of pending connection requests. */
  #connecting = 0
  /** Accounts in the order that the wallet or the user set. */
  #preferred: readonly string[] = []

  constructor(dependencies: SessionConnectorDependencies, { emitter, storage }: WagmiContext) {
    this.#dependencies = dependencies
    this.#emitter = emitter
    this.#requested = new RequestedChains(dependencies.config, storage)
    emitter.on('change', ({ accounts }) => {
      this.#preferred = accounts ?? this.#preferred
    })
  }

  /** Whether a connection request is pending. */
  get isConnecting(): boolean {
    return this.#connecting > 0
  }

  /** Returns the link of an attached kit and listens to it. */
  async link(): Promise<WalletConnectLink> {
    const link = await this.#dependencies.link()
    if (link === this.#followed) return link
    this.#unsubscribe?.()
    this.#followed = link
    this.#unsubscribe = link.subscribe(change => this.#onSessionChange(change))
    return link
  }

  async getAccounts(): Promise<readonly Address[]> {
    return this.#accountsOf(await this.link())
  }

  async getChainId(): Promise<number> {
    return sessionChainId(await this.link())
  }

  /**
   * Connects and returns accounts in wagmi's format.
   *
   * @throws {AppKitError} `wallet/no-accounts` when the session shares no EVM account.
   */
  async connect<withCapabilities extends boolean = false>({
    chainId,
    isReconnecting,
    withCapabilities,
  }: {
    chainId?: number | undefined
    isReconnecting?: boolean | undefined
    withCapabilities?: withCapabilities | boolean | undefined
  } = {}): Promise<{ accounts: ConnectedAccounts<withCapabilities>; chainId: number }> {
    const link = await this.link()
    if (isReconnecting) await link.reconnect()
    else {
      this.#connecting += 1
      try {
        if (link.session && (await this.#requested.isStale(link))) await link.disconnect()
        await link.connect()
        await this.#requested.save()
        if (this.#accountsOf(link).length > 0) await this.#settleChain(link, chainId)
      } finally {
        this.#connecting -= 1
      }
    }
    const accounts = this.#accountsOf(link)
    if (accounts.length === 0)
      throw new AppKitError('wallet/no-accounts', 'The connector does not support any of the requested chains')
    return {
      accounts: (withCapabilities
        ? accounts.map(address => ({ address, capabilities: {} }))
        : accounts) as ConnectedAccounts<withCapabilities>,
      chainId: sessionChainId(link),
    }
  }

  async disconnect(): Promise<void> {
    await (await this.link()).disconnect()
    await this.#requested.clear()
    this.#preferred = []
  }

  /**
   * Returns whether a stored session can be reused. Ends a session that was requested without some of the app's chains.
   */
  async isAuthorized(): Promise<boolean> {
    if (!this.#dependencies.isKnown(walletConnectId)) return false
    const link = await this.link()
    // Without a stored session, this loads nothing and sends no request.
    if (!(await link.reconnect())) return false
    if (await this.#requested.isStale(link)) {
      await link.disconnect()
      return false
    }
    return this.#accountsOf(link).length > 0
  }

  /**
   * Switches the session to a chain of the app.
   *
   * @throws Error with code 4902 when the app doesn't have the chain.
   */
  async switchChain(chainId: number, override?: NewChain): Promise<Chain> {
    const { config, isRefusal, switches } = this.#dependencies
    const chain = config.chains.find(({ id }) => id === chainId)
    if (!chain)
      throw Object.assign(new Error("This app doesn't have this chain. Add it to `networks`."), { code: 4902 })
    const isLatest = switches.begin()
    await switchSessionChain(await this.link(), chainId, override ?? newChain(chain), isRefusal, isLatest)
    await this.#requested.add(chainId)
    return chain
  }

  /** Reorders the accounts after a change by the wallet or the user. */
  onAccountsChanged(accounts: readonly string[]): void {
    this.#preferred = accounts
  }

  /** Describes the connected wallet. */
  describe(): DescribedConnection | undefined {
    const session = this.#followed?.session
    if (!session) return undefined
    const { name, icon } = session.peer
    const approvedNetworks = session.namespaces.eip155?.chains ?? []
    // MetaMask accepts networks that its session doesn't list.
    return { name: name || 'WalletConnect', icon, ...(name === 'MetaMask Wallet' ? {} : { approvedNetworks }) }
  }

  /** Continues the session with another kit's link. Disconnects if that link has no session. */
  async follow(): Promise<void> {
    const link = await this.link()
    if (!link.session && !(await link.reconnect())) this.onDisconnect()
  }

  /** Takes over a session that another part of the kit requested with all chains of the app. */
  adopt(): Promise<void> {
    return this.#requested.save()
  }

  onDisconnect(): void {
    this.#preferred = []
    this.#emitter.emit('disconnect')
    this.provider.emit('disconnect', { code: 4900, message: 'The session ended.' })
  }

  #onSessionChange(change: WalletConnectChange): void {
    const link = this.#followed
    if (!link || change.type === 'uri') return
    if (link.session && change.type === 'accounts') {
      if (change.namespace !== 'eip155') return
      this.#preferred = change.addresses
    }
    const [accounts, chainId] = [this.#accountsOf(link), sessionChainId(link)]
    // The session ended, or no longer shares an EVM account.
    if (accounts.length === 0) {
      this.onDisconnect()
      return
    }
    this.#emitter.emit('change', { accounts, chainId })
    this.provider.emit('accountsChanged', accounts)
    if (change.type === 'chain') this.provider.emit('chainChanged', `0x${chainId.toString(16)}`)
    this.#dependencies.onChange()
  }

  #accountsOf(link: WalletConnectLink): readonly Address[] {
    return sessionAccounts(link, this.#preferred, this.#dependencies.checksum)
  }

  /**
   * Switches to the chosen chain. Without a choice, switches only if the app doesn't include the wallet's chain and
   * supports another chain of the session.
   */
  async #settleChain(link: WalletConnectLink, chosen: number | undefined): Promise<void> {
    const { config, isRefusal } = this.#dependencies
    const configured = config.chains.map(({ id }) => id)
    const current = sessionChainId(link)
    const known = configured.includes(current) ? current : configured.find(id => sessionChainIds(link).includes(id))
    const target = chosen ?? known
    if (target === undefined || target === current) return
    await this.switchChain(target).catch(cause => {
      // The session exists either way. It stays on its chain if the user rejects or the wallet can't switch to the
      // chosen chain.
      if (!isRefusal(cause) && chosen === undefined) throw cause
    })
  }
}
