import type { ContractConnection, ContractHost, ContractState } from '../contract/AdapterUnderTest'
import { type ToyChain, type ToyNetwork, toyFee } from './ToyChain'
import { ToyError, toyFeeChanged } from './ToyError'
import type { ToyPage } from './ToyPage'
import type { ToyWallet } from './ToyWallet'
import { isToyAddress } from './toyAddress'

type ToyCapability = 'switchNetwork' | 'switchAccount' | 'signMessage' | 'sendTransaction' | 'estimateFee'
type Reference = Pick<ToyNetwork, 'rpcUrls'> & { readonly caipNetworkId: string }

interface LiveConnection {
  readonly wallet: ToyWallet
  /** The account to use, where another than the wallet's first was chosen. */
  readonly chosen: string | undefined
  readonly stop: () => void
}

/** One account of a toy wallet, as the kit is told. */
export interface ToyAccount {
  readonly namespace: 'toy'
  readonly address: string
  readonly type: 'eoa'
}

/** What a {@link ToyAdapter} is made of. */
export interface ToyAdapterOptions {
  readonly page: ToyPage
  /** The chains that answer, at the addresses of their networks. */
  readonly chains: readonly ToyChain[]
}

/**
 * A whole chain adapter for a namespace that doesn't exist: the smallest that keeps the contract. Read it before you write one.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' { interface ChainNamespaces { toy: true } }
 *
 * createAppKit({ adapters: [new ToyAdapter({ page, chains: [chain] })], networks: [chain.network] })
 * ```
 */
export class ToyAdapter {
  readonly namespace = 'toy' as const
  readonly adapterType = 'toy'
  readonly chainName = 'Toy'
  readonly capabilities: ReadonlySet<ToyCapability> = new Set<ToyCapability>([
    'switchNetwork',
    'switchAccount',
    'signMessage',
    'sendTransaction',
    'estimateFee',
  ])
  readonly networks: readonly ToyNetwork[]
  readonly #page: ToyPage
  readonly #chains: readonly ToyChain[]
  readonly #connections = new Map<string, LiveConnection>()
  #host: ContractHost | undefined
  #told: ContractState | undefined
  #connectors: ContractState['connectors'] = []
  #active: string | undefined
  #attempt: object | undefined
  /** What the user chose last: an approval of an earlier choice adds a connection and leaves the active one as it is. */
  #choice: object | undefined
  #isRestoring = false
  #stopLooking: (() => void) | undefined

  constructor({ page, chains }: ToyAdapterOptions) {
    this.#page = page
    this.#chains = chains
    this.networks = chains.map(({ network }) => network)
  }

  attach(host: ContractHost): () => void {
    this.#host = host
    this.#isRestoring = host.wallets.reconnect && host.storedConnectorIds.length > 0
    for (const [id, { wallet, chosen }] of this.#connections) this.#listen(id, wallet, chosen)
    this.#project()
    return () => {
      this.#host = undefined
      this.#told = undefined
      this.#stopLooking?.()
      this.#stopLooking = undefined
      for (const { stop } of this.#connections.values()) stop()
    }
  }

  async prefetch(): Promise<void> {
    this.#look()
  }

  async reconnect(): Promise<void> {
    this.#look()
    for (const wallet of this.#page.wallets)
      if (this.#host?.storedConnectorIds.includes(wallet.connectorId)) this.#take(wallet, this.#host.address)
    this.#isRestoring = false
    this.#project()
  }

  async connect(parameters: {
    readonly connectorId: string
    readonly caipNetwork?: Reference | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<{ readonly address: string; readonly chainId: string; readonly accounts: readonly ToyAccount[] }> {
    const { connectorId, caipNetwork, signal } = parameters
    const attempt = {}
    this.#choice = attempt
    const end = () => {
      if (this.#attempt === attempt) this.#attempt = undefined
      this.#project()
    }
    if (!signal?.aborted) this.#attempt = attempt
    signal?.addEventListener('abort', end, { once: true })
    this.#project()
    try {
      const wallet = this.#walletOf(connectorId)
      await wallet.connect()
      const [address] = wallet.shared
      if (address === undefined)
        throw new ToyError(
          'wallet/no-accounts',
          'The wallet shares no account. Choose one in the wallet, then try again.',
        )
      if (caipNetwork) wallet.switchNetwork(caipNetwork)
      if (this.#choice === attempt && !signal?.aborted) this.#active = connectorId
      this.#take(wallet, undefined)
      return { address, chainId: wallet.chainId, accounts: toyAccounts(wallet) }
    } finally {
      signal?.removeEventListener('abort', end)
      end()
    }
  }

  async disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    for (const [id, { wallet, stop }] of [...this.#connections]) {
      if (connectorId !== undefined && connectorId !== id) continue
      stop()
      this.#connections.delete(id)
      wallet.disconnect()
    }
    this.#project()
  }

  async switchConnection(parameters: {
    readonly connectorId: string
    readonly address?: string | undefined
  }): Promise<void> {
    const { connectorId, address } = parameters
    const { wallet } = this.#liveOf(connectorId)
    if (address !== undefined && !wallet.shared.includes(address))
      throw new ToyError('wallet/account-not-shared', 'The wallet does not share this account.')
    if (address !== undefined) this.#listen(connectorId, wallet, address)
    this.#choice = undefined
    this.#active = connectorId
    this.#project()
  }

  async switchNetwork(caipNetwork: Reference): Promise<void> {
    this.#activeWallet().wallet.switchNetwork(caipNetwork)
  }

  /** Networks carry their own addresses, so there is nothing to remember. */
  setNetworks(): void {}

  async transfers(): Promise<this> {
    return this
  }

  isAddress(address: string): boolean {
    return isToyAddress(address)
  }

  async getProvider(connectorId: string): Promise<ToyWallet> {
    return this.#liveOf(connectorId).wallet
  }

  async getBalance(parameters: {
    readonly address: string
    readonly caipNetwork: Reference & Pick<ToyNetwork, 'nativeCurrency'>
  }): Promise<{ readonly value: bigint; readonly decimals: number; readonly symbol: string }> {
    const { address, caipNetwork } = parameters
    const { decimals, symbol } = caipNetwork.nativeCurrency
    return { value: this.#chainOf(caipNetwork).balanceOf(address), decimals, symbol }
  }

  async signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }> {
    const { wallet } = this.#activeWallet()
    return { signature: await wallet.sign(parameters.message, parameters.address) }
  }

  async sendTransaction(parameters: {
    readonly to: string
    readonly value: bigint
    readonly caipNetwork: Reference
    readonly maxFee?: bigint | undefined
  }): Promise<{ readonly hash: string }> {
    const { to, value, caipNetwork, maxFee = toyFee } = parameters
    const { wallet, address } = this.#activeWallet()
    if (!isToyAddress(to)) throw new ToyError('transaction/invalid-address', 'This is no address of the network.')
    if (value < 0n) throw new ToyError('transaction/invalid-amount', 'The amount must not be negative.')
    if (`toy:${wallet.chainId}` !== caipNetwork.caipNetworkId)
      throw new ToyError('network/mismatch', 'The wallet is on another network. Switch it and try again.')
    if (toyFee > maxFee) throw toyFeeChanged(toyFee)
    return { hash: await wallet.transfer(address, to, value) }
  }

  async sendToken(): Promise<{ readonly hash: string }> {
    throw new ToyError('adapter/unsupported', 'This chain has no tokens.')
  }

  async estimateFee(): Promise<bigint> {
    return toyFee
  }

  async getWalletCapabilities(): Promise<Readonly<Record<string, unknown>>> {
    return {}
  }

  async getWalletAssets(): Promise<Readonly<Record<string, readonly unknown[]>>> {
    return {}
  }

  /** Begins to look for wallets: never before the visitor shows intent. */
  #look(): void {
    if (this.#host) this.#stopLooking ??= this.#page.subscribe(() => this.#list())
    this.#list()
  }

  #list(): void {
    this.#connectors = this.#page.wallets.map(({ connectorId: id, name }) => ({
      id,
      name,
      type: 'ANNOUNCED',
      chain: this.namespace,
    }))
    this.#project()
  }

  #take(wallet: ToyWallet, chosen: string | undefined): void {
    this.#listen(wallet.connectorId, wallet, chosen)
    this.#active ??= wallet.connectorId
    this.#project()
  }

  /** Remembers a connection, and hears its wallet as long as a kit is there to be told. */
  #listen(id: string, wallet: ToyWallet, chosen: string | undefined): void {
    this.#connections.get(id)?.stop()
    const known = wallet.shared.join()
    const stop = this.#host
      ? wallet.subscribe(() => {
          if (wallet.shared.join() !== known) this.#listen(id, wallet, undefined)
          this.#project()
        })
      : () => {}
    this.#connections.set(id, { wallet, chosen: chosen ?? undefined, stop })
  }

  #project(): void {
    if (!this.#host) return
    for (const [id, { wallet, stop }] of [...this.#connections]) {
      if (wallet.shared.length > 0) continue
      stop()
      this.#connections.delete(id)
    }
    if (this.#active === undefined || !this.#connections.has(this.#active))
      this.#active = this.#connections.keys().next().value
    const state = this.#read()
    if (this.#told && JSON.stringify(state) === JSON.stringify(this.#told)) return
    // What didn't change keeps its identity, so that nobody draws it again.
    const connectors = JSON.stringify(this.#told?.connectors) === JSON.stringify(state.connectors)
    this.#told = connectors && this.#told ? { ...state, connectors: this.#told.connectors } : state
    this.#host.onState(this.#told)
  }

  #read(): ContractState {
    const active = this.#active === undefined ? undefined : this.#connections.get(this.#active)
    const waiting = this.#attempt ? 'connecting' : this.#isRestoring ? 'reconnecting' : 'disconnected'
    return {
      status: active ? 'connected' : waiting,
      connectors: this.#connectors,
      connections: [...this.#connections].map(
        ([connectorId, { wallet }]): ContractConnection => ({
          connectorId,
          accounts: toyAccounts(wallet),
          caipNetworkId: `toy:${wallet.chainId}`,
        }),
      ),
      activeConnectorId: active && this.#active,
      address: active && addressOf(active),
      chainId: active?.wallet.chainId,
    }
  }

  #walletOf(connectorId: string): ToyWallet {
    const wallet = this.#page.wallets.find(one => one.connectorId === connectorId)
    if (!wallet) throw new ToyError('wallet/not-found', `${connectorId} was not found.`, 'WalletNotFoundError')
    return wallet
  }

  #liveOf(connectorId: string): LiveConnection {
    const live = this.#connections.get(connectorId)
    if (!live) throw new ToyError('wallet/not-connected', 'This wallet is not connected. Connect it first.')
    return live
  }

  #activeWallet(): { readonly wallet: ToyWallet; readonly address: string } {
    const live = this.#liveOf(this.#active ?? '')
    return { wallet: live.wallet, address: addressOf(live) }
  }

  #chainOf({ rpcUrls }: Reference): ToyChain {
    const [url] = rpcUrls.default.http
    const chain = this.#chains.find(({ network }) => network.rpcUrls.default.http[0] === url)
    if (!chain) throw new ToyError('chain/unreachable', 'The network does not answer. Try again later.')
    return chain
  }
}

function addressOf({ wallet, chosen }: LiveConnection): string {
  const [first = ''] = wallet.shared
  return chosen !== undefined && wallet.shared.includes(chosen) ? chosen : first
}

function toyAccounts({ shared }: ToyWallet): readonly ToyAccount[] {
  return shared.map(address => ({ namespace: 'toy', address, type: 'eoa' }))
}
