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
  FollowTransactionParameters,
  TransactionOutcome,
} from '@openappkit/appkit-core'

/** An adapter with one wallet that answers as a test says. It keeps the contract of `ChainAdapter`, and no chain. */
export class FakeAdapter implements ChainAdapter {
  readonly namespace: ChainNamespace
  readonly adapterType = 'fake'
  readonly chainName: string
  capabilities: ChainAdapter['capabilities'] = new Set(['switchNetwork'])
  readonly networks: ChainAdapter['networks'] = []
  /** Hashes that somebody waited for, in order. */
  readonly followed: string[] = []
  /** True: it goes on when nobody waits any more. */
  isDeaf = false
  readonly #ends: Map<string, { resolve(outcome: TransactionOutcome): void; reject(cause: unknown): void }> = new Map()
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

  isAddress(): boolean {
    return true
  }

  async getBalance(): Promise<Balance> {
    return { value: 0n, decimals: 18, symbol: 'ETH' }
  }

  followTransaction({ hash, signal }: FollowTransactionParameters): Promise<TransactionOutcome> {
    this.followed.push(hash)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => !this.isDeaf && reject(signal.reason))
      this.#ends.set(hash, { resolve, reject })
    })
  }

  /** The chain says how a transaction that is followed ended, or fails to. */
  end(hash: string, outcome: TransactionOutcome | Error): void {
    const waiting = this.#ends.get(hash)
    if (!waiting) throw new Error(`Nobody follows ${hash}`)
    if (outcome instanceof Error) waiting.reject(outcome)
    else waiting.resolve(outcome)
  }

  readonly getProvider: () => Promise<never> = absent
  readonly sendTransaction: () => Promise<never> = absent
  readonly sendToken: () => Promise<never> = absent
  readonly estimateFee: () => Promise<never> = absent
  readonly getWalletCapabilities: () => Promise<never> = absent
  readonly getWalletAssets: () => Promise<never> = absent
  readonly signMessage: () => Promise<never> = absent
}

function absent(): Promise<never> {
  return Promise.reject(new Error('This fake has none'))
}
