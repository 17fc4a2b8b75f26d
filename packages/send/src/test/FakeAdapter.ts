import type {
  AdapterHost,
  AdapterState,
  Balance,
  CaipNetwork,
  ChainAdapter,
  ChainNamespace,
  Connection,
  Connector,
  ConnectResult,
  SendTokenParameters,
  SendTransactionParameters,
} from '@openappkit/appkit-core'

/** ERC-7811. */
export interface FakeAsset {
  readonly address: string
  /** Hex, in base units. */
  readonly balance: string
  readonly type: 'ERC20' | 'NATIVE'
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly price?: number
  }
}

/** An adapter with one wallet that answers as a test says. It keeps the contract of `ChainAdapter`, and no chain. */
export class FakeAdapter implements ChainAdapter {
  readonly namespace: ChainNamespace
  readonly adapterType = 'fake'
  readonly chainName: string
  capabilities: ChainAdapter['capabilities'] = new Set([
    'sendTransaction',
    'sendToken',
    'estimateFee',
    'walletCapabilities',
    'walletAssets',
  ])
  readonly networks: ChainAdapter['networks'] = []
  /** Everything that was asked of the wallet, in order. */
  readonly requests: string[] = []
  /** How the wallet answers. Replace it to decline, fail or hang. */
  answer: (request: string) => Promise<void> = async () => {}
  /** Base units. */
  balance: bigint = 10n ** 18n
  fee: bigint = 10n ** 15n
  /** What the wallet tells that it holds, by chain id. A chain that is absent is asked for its coin. */
  assets: Readonly<Record<number, readonly FakeAsset[]>> = {}
  /** Whatever can be paid. */
  addresses: readonly string[] = []
  followTransaction?: NonNullable<ChainAdapter['followTransaction']>
  simulateTransfer?: NonNullable<ChainAdapter['simulateTransfer']>
  describeTransfer?: NonNullable<ChainAdapter['describeTransfer']>
  isContract?: NonNullable<ChainAdapter['isContract']>
  account: Connection['accounts'][number]
  #state: AdapterState
  #host: AdapterHost | undefined

  constructor(namespace: ChainNamespace, address: string, connector: Partial<Connector> = {}) {
    this.namespace = namespace
    this.chainName = namespace
    this.account = { namespace, address, type: 'eoa' }
    const wallet: Connector = { id: 'io.wallet', name: 'Prism', type: 'ANNOUNCED', chain: namespace, ...connector }
    this.#state = {
      status: 'disconnected',
      connectors: [wallet],
      connections: [],
      activeConnectorId: undefined,
      address: undefined,
      chainId: undefined,
    }
  }

  /** Something happened in the wallet. */
  become(change: Partial<AdapterState>): void {
    this.#state = { ...this.#state, ...change }
    this.#host?.onState(this.#state)
  }

  becomeConnected(chainId: number | string, address: string = this.account.address): void {
    this.account = { ...this.account, address }
    const connections = [{ connectorId: 'io.wallet', accounts: [this.account] }]
    this.become({ status: 'connected', connections, activeConnectorId: 'io.wallet', address, chainId })
  }

  becomeDisconnected(): void {
    this.become({ status: 'disconnected', connections: [], activeConnectorId: undefined, address: undefined })
  }

  attach(host: AdapterHost): () => void {
    this.#host = host
    host.onState(this.#state)
    return () => {
      this.#host = undefined
    }
  }

  async prefetch(): Promise<void> {}
  async reconnect(): Promise<void> {}
  setNetworks(): void {}

  async connect(): Promise<ConnectResult> {
    const chainId = this.#state.chainId ?? this.#host?.networks[0]?.id ?? 1
    this.becomeConnected(chainId)
    return { address: this.account.address, chainId, accounts: [this.account] }
  }

  async disconnect(): Promise<void> {
    this.becomeDisconnected()
  }

  async switchConnection(): Promise<void> {}

  async switchNetwork({ id }: CaipNetwork): Promise<void> {
    this.become({ chainId: id })
  }

  isAddress(address: string): boolean {
    return this.addresses.includes(address)
  }

  async getBalance({ tokenAddress }: { readonly tokenAddress?: string | undefined }): Promise<Balance> {
    const assets = Object.values(this.assets).flat()
    const token = tokenAddress === undefined ? undefined : assets.find(({ address }) => address === tokenAddress)
    if (!token) return { value: this.balance, decimals: 18, symbol: 'ETH' }
    const { decimals, symbol } = token.metadata
    return { value: BigInt(token.balance), decimals, symbol }
  }

  async estimateFee(): Promise<bigint> {
    return this.fee
  }

  async sendTransaction({ to, value }: SendTransactionParameters): Promise<{ readonly hash: string }> {
    await this.#ask(`send ${value} to ${to}`)
    return { hash: '0xhash' }
  }

  async sendToken({ amount, to, tokenAddress }: SendTokenParameters): Promise<{ readonly hash: string }> {
    await this.#ask(`send ${amount} of ${tokenAddress} to ${to}`)
    return { hash: '0xhash' }
  }

  async getWalletCapabilities(): Promise<Readonly<Record<string, unknown>>> {
    const chains = Object.keys(this.assets).map(id => [`0x${Number(id).toString(16)}`])
    return Object.fromEntries(chains.map(([id]) => [id, { assetDiscovery: { supported: true } }]))
  }

  async getWalletAssets(): Promise<Readonly<Record<string, readonly FakeAsset[]>>> {
    return Object.fromEntries(Object.entries(this.assets).map(([id, held]) => [`0x${Number(id).toString(16)}`, held]))
  }

  readonly getProvider: () => Promise<never> = absent
  readonly signMessage: () => Promise<never> = absent

  async #ask(request: string): Promise<void> {
    this.requests.push(request)
    await this.answer(request)
  }
}

function absent(): Promise<never> {
  return Promise.reject(new Error('This fake has none'))
}
