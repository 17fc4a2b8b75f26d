import type {
  AdapterCapability,
  AdapterHost,
  AdapterState,
  Balance,
  CaipNetwork,
  ChainAdapter,
  ChainNamespace,
  Connector,
  ConnectParameters,
  ConnectResult,
  EstimateFeeParameters,
  SendTokenParameters,
  SendTransactionParameters,
  TransferAdapter,
} from '@openappkit/appkit-core'

/** An adapter that says what a test has it say. It keeps the contract of `ChainAdapter`, and no chain; what its wallets do is up to who extends it. */
export abstract class ToldAdapter implements ChainAdapter, TransferAdapter {
  readonly namespace: ChainNamespace
  readonly adapterType = 'fake'
  readonly chainName: string
  abstract capabilities: ReadonlySet<AdapterCapability>
  readonly networks: ChainAdapter['networks'] = []
  #state: AdapterState
  #host: AdapterHost | undefined

  constructor(namespace: ChainNamespace, chainName: string, connectors: readonly Connector[]) {
    this.namespace = namespace
    this.chainName = chainName
    this.#state = {
      status: 'disconnected',
      connectors,
      connections: [],
      activeConnectorId: undefined,
      address: undefined,
      chainId: undefined,
    }
  }

  /** Something happened in a wallet. */
  become(change: { readonly [name in keyof AdapterState]?: AdapterState[name] }): void {
    this.#state = { ...this.#state, ...change } as AdapterState
    this.#host?.onState(this.#state)
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

  abstract connect(parameters: ConnectParameters): Promise<ConnectResult>
  abstract disconnect(parameters?: { readonly connectorId?: string | undefined }): Promise<void>
  abstract switchNetwork(network: CaipNetwork): Promise<void>
  abstract isAddress(address: string): boolean
  abstract getBalance(parameters: {
    readonly address: string
    readonly tokenAddress?: string | undefined
  }): Promise<Balance>

  async transfers(): Promise<TransferAdapter> {
    return this
  }

  async prefetch(): Promise<void> {}
  async reconnect(): Promise<void> {}
  async switchConnection(_: { readonly connectorId: string; readonly address?: string | undefined }): Promise<void> {}
  setNetworks(): void {}

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

  getWalletAssets(): ReturnType<TransferAdapter['getWalletAssets']> {
    return absent()
  }

  /** What was said last. */
  protected get state(): AdapterState {
    return this.#state
  }

  /** Of the kit that it was given to. */
  protected get host(): AdapterHost | undefined {
    return this.#host
  }
}

function absent(): Promise<never> {
  return Promise.reject(new Error('This fake has none'))
}
