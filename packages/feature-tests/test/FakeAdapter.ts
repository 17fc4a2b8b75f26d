import type {
  AdapterHost,
  AdapterState,
  Balance,
  CaipNetwork,
  ChainAdapter,
  ChainNamespace,
  Connection,
  Connector,
  ConnectParameters,
  ConnectResult,
  EstimateFeeParameters,
  SendTokenParameters,
  SendTransactionParameters,
} from '@openappkit/appkit-core'

/**
 * An adapter with one wallet that answers as a test says. It keeps the contract of `ChainAdapter`, and no chain. A feature's tests add to it what the feature
 * asks of a wallet.
 */
export class FakeAdapter implements ChainAdapter {
  readonly namespace: ChainNamespace
  readonly adapterType = 'fake'
  readonly chainName: string
  capabilities: ChainAdapter['capabilities'] = new Set(['switchNetwork'])
  readonly networks: ChainAdapter['networks'] = []
  /** Everything that was asked of the wallet, in order. */
  readonly requests: string[] = []
  /** How the wallet answers. Replace it to decline, fail or hang. */
  answer: (request: string) => Promise<void> = async () => {}
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

  async connect(_: ConnectParameters): Promise<ConnectResult> {
    await this.ask('connect')
    const chainId = this.#state.chainId ?? this.#host?.networks[0]?.id ?? 1
    this.becomeConnected(chainId)
    return { address: this.account.address, chainId, accounts: [this.account] }
  }

  async disconnect(): Promise<void> {
    await this.ask('disconnect')
    this.becomeDisconnected()
  }

  async switchConnection(): Promise<void> {}

  async switchNetwork({ caipNetworkId, id }: CaipNetwork): Promise<void> {
    await this.ask(`switch to ${caipNetworkId}`)
    this.become({ chainId: id })
  }

  isAddress(_: string): boolean {
    return true
  }

  async getBalance(_: { readonly address: string; readonly tokenAddress?: string | undefined }): Promise<Balance> {
    return { value: 0n, decimals: 18, symbol: 'ETH' }
  }

  getProvider(): Promise<unknown> {
    return absent()
  }

  signMessage(_: { readonly message: string; readonly address: string }): Promise<{ readonly signature: string }> {
    return absent()
  }

  sendTransaction(_: SendTransactionParameters): Promise<{ readonly hash: string }> {
    return absent()
  }

  sendToken(_: SendTokenParameters): Promise<{ readonly hash: string }> {
    return absent()
  }

  estimateFee(_: EstimateFeeParameters): Promise<bigint> {
    return absent()
  }

  getWalletCapabilities(_: string): Promise<Readonly<Record<string, unknown>>> {
    return absent()
  }

  getWalletAssets(): ReturnType<ChainAdapter['getWalletAssets']> {
    return absent()
  }

  /** The wallet is asked something, and answers. */
  protected async ask(request: string): Promise<void> {
    this.requests.push(request)
    await this.answer(request)
  }
}

function absent(): Promise<never> {
  return Promise.reject(new Error('This fake has none'))
}
