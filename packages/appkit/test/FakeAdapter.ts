import type {
  AdapterCapability,
  AdapterHost,
  AdapterState,
  AppKitNetwork,
  Balance,
  CaipNetwork,
  ChainAdapter,
  ChainNamespace,
  ConnectResult,
  TransferAdapter,
} from '@openappkit/appkit-core'

function idle(chain: ChainNamespace): AdapterState {
  return {
    status: 'disconnected',
    connectors: [{ id: 'fake', name: 'Fake Wallet', type: 'ANNOUNCED', chain, info: { rdns: 'org.example.fake' } }],
    connections: [],
    activeConnectorId: undefined,
    address: undefined,
    chainId: undefined,
  }
}

/** An adapter without a chain, moved by the test. */
export class FakeAdapter implements ChainAdapter, TransferAdapter {
  readonly namespace: ChainNamespace
  /** Connections are switched when this has resolved. */
  switchesAfter: Promise<void> = Promise.resolve()
  readonly adapterType = 'fake'
  readonly chainName: string
  readonly capabilities: ReadonlySet<AdapterCapability> = new Set<AdapterCapability>(['switchNetwork'])
  readonly networks: readonly AppKitNetwork[] = []
  readonly provider = { isFake: true }
  readonly calls: string[] = []
  state: AdapterState
  /** What the next balance request gives. */
  balance: () => Promise<Balance> = () =>
    Promise.resolve({ value: 1_234_567_800_000_000_000n, decimals: 18, symbol: 'ETH' })
  /** What becomes of the session of the last visit. Hangs unless the test says otherwise. */
  restore: () => Promise<void> = () => new Promise(() => {})
  #host: AdapterHost | undefined

  constructor(namespace: ChainNamespace = 'eip155', chainName = 'EVM') {
    this.namespace = namespace
    this.chainName = chainName
    this.state = idle(namespace)
  }

  /** True while a kit listens. */
  get isAttached(): boolean {
    return this.#host !== undefined
  }

  attach(host: AdapterHost): () => void {
    this.calls.push('attach')
    this.#host = host
    host.onState(this.state)
    return () => {
      this.calls.push('detach')
      this.#host = undefined
    }
  }

  /** Changes what the wallet says, in one step. */
  set(change: { readonly [name in keyof AdapterState]?: AdapterState[name] }): void {
    this.state = { ...this.state, ...change } as AdapterState
    this.#host?.onState(this.state)
  }

  /** The wallet agrees. */
  accept(address: string = addressOne, chainId: number | string = 1): ConnectResult {
    const accounts = [{ namespace: this.namespace, address, type: 'eoa' }] as const
    this.set({
      status: 'connected',
      address,
      chainId,
      activeConnectorId: 'fake',
      connections: [{ connectorId: 'fake', accounts, name: 'Fake Wallet' }],
    })
    return { address, chainId, accounts }
  }

  prefetch(): Promise<void> {
    this.calls.push('prefetch')
    return Promise.resolve()
  }

  reconnect(): Promise<void> {
    return this.restore()
  }

  connect(): Promise<ConnectResult> {
    return Promise.resolve(this.accept())
  }

  disconnect(): Promise<void> {
    this.set({
      status: 'disconnected',
      address: undefined,
      chainId: undefined,
      activeConnectorId: undefined,
      connections: [],
    })
    return Promise.resolve()
  }

  async switchConnection({ connectorId, address }: Parameters<ChainAdapter['switchConnection']>[0]): Promise<void> {
    await this.switchesAfter
    const connection = this.state.connections.find(known => known.connectorId === connectorId)
    this.set({ activeConnectorId: connectorId, address: address ?? connection?.accounts[0]?.address })
  }

  switchNetwork({ id }: CaipNetwork): Promise<void> {
    this.set({ chainId: id })
    return Promise.resolve()
  }

  setNetworks(): void {}

  async transfers(): Promise<TransferAdapter> {
    return this
  }

  isAddress(address: string): boolean {
    return /^0x[\da-f]{40}$/iu.test(address)
  }

  getProvider(): Promise<unknown> {
    return Promise.resolve(this.provider)
  }

  getBalance(): Promise<Balance> {
    return this.balance()
  }

  signMessage(): Promise<{ signature: string }> {
    return Promise.resolve({ signature: '0x' })
  }

  sendTransaction(): Promise<{ hash: string }> {
    return Promise.resolve({ hash: '0x' })
  }

  sendToken(): Promise<{ hash: string }> {
    return Promise.resolve({ hash: '0x' })
  }

  estimateFee(): Promise<bigint> {
    return Promise.resolve(0n)
  }

  getWalletCapabilities(): Promise<Record<string, unknown>> {
    return Promise.resolve({})
  }

  getWalletAssets(): Promise<Record<string, readonly unknown[]>> {
    return Promise.resolve({})
  }
}

export const addressOne = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
export const addressTwo = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
