import type {
  AdapterHost,
  AdapterState,
  Balance,
  CaipNetwork,
  ChainAdapter,
  Connection,
  Connector,
  ConnectResult,
} from '@openappkit/appkit-core'

/** What a fake wallet answers. */
export type Answer = 'approve' | 'hang' | Error

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

/** An adapter with wallets that answer as a test says. It keeps the contract of `ChainAdapter`, and no chain. */
export class FakeAdapter implements ChainAdapter {
  readonly namespace = 'eip155'
  readonly adapterType = 'fake'
  readonly capabilities: ChainAdapter['capabilities'] = new Set(['switchNetwork', 'switchAccount'])
  readonly networks: ChainAdapter['networks'] = []
  answer: Answer = 'approve'
  switchAnswer: Answer = 'approve'
  disconnectAnswer: Answer = 'approve'
  balance: Balance | Error | 'hang' = { value: 1_234_567_890_000_000_000n, decimals: 18, symbol: 'ETH' }
  asked: string[] = []
  #state: AdapterState
  #host: AdapterHost | undefined

  constructor(connectors: readonly Connector[] = []) {
    this.#state = {
      status: 'disconnected',
      connectors,
      connections: [],
      activeConnectorId: undefined,
      address: undefined,
      chainId: undefined,
    }
  }

  /** Changes what the adapter says, as a wallet would. */
  become(change: Partial<AdapterState>): void {
    this.#state = { ...this.#state, ...change }
    this.#host?.onState(this.#state)
  }

  /** Connected wallets, the first in use. */
  becomeConnected(ids: readonly string[], chainId: number = 1): void {
    this.become({
      status: 'connected',
      connections: ids.map((id, index) => connectionOf(id, index)),
      activeConnectorId: ids[0],
      address: accountOf(0),
      chainId,
    })
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

  async connect({ connectorId }: { readonly connectorId: string }): Promise<ConnectResult> {
    this.asked.push(connectorId)
    await answered(this.answer)
    const others = this.#state.connections.filter(known => known.connectorId !== connectorId)
    this.become({
      status: 'connected',
      connections: [connectionOf(connectorId, others.length), ...others],
      activeConnectorId: connectorId,
      address: accountOf(others.length),
      chainId: this.#state.chainId ?? 1,
    })
    return { address: accountOf(others.length), chainId: 1, accounts: [] }
  }

  async disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    await answered(this.disconnectAnswer)
    const left = this.#state.connections.filter(known => connectorId !== undefined && known.connectorId !== connectorId)
    const [first] = left
    if (!first) {
      this.become({ status: 'disconnected', connections: [], activeConnectorId: undefined, address: undefined })
      return
    }
    const isGone = this.#state.activeConnectorId === connectorId
    const activeConnectorId = isGone ? first.connectorId : this.#state.activeConnectorId
    this.become({ connections: left, activeConnectorId, ...(isGone ? { address: first.accounts[0]?.address } : {}) })
  }

  async switchConnection(target: {
    readonly connectorId: string
    readonly address?: string | undefined
  }): Promise<void> {
    const connection = this.#state.connections.find(known => known.connectorId === target.connectorId)
    const account = target.address ?? connection?.accounts[0]?.address
    this.become({ activeConnectorId: target.connectorId, address: account })
  }

  async switchNetwork({ id }: CaipNetwork): Promise<void> {
    await answered(this.switchAnswer)
    this.become({ chainId: id })
  }

  setNetworks(): void {}

  async getBalance(): Promise<Balance> {
    if (this.balance instanceof Error) throw this.balance
    return this.balance === 'hang' ? new Promise(() => {}) : this.balance
  }

  readonly getProvider: () => Promise<never> = absent
  readonly signMessage: () => Promise<never> = absent
  readonly sendTransaction: () => Promise<never> = absent
  readonly sendToken: () => Promise<never> = absent
  readonly estimateFee: () => Promise<never> = absent
  readonly getWalletCapabilities: () => Promise<never> = absent
  readonly getWalletAssets: () => Promise<never> = absent
}

async function answered(answer: Answer): Promise<void> {
  if (answer instanceof Error) throw answer
  if (answer === 'hang') await new Promise(() => {})
}

function accountOf(index: number): string {
  return `${address.slice(0, -1)}${index}`
}

function connectionOf(connectorId: string, index: number): Connection {
  return { connectorId, accounts: [{ namespace: 'eip155', address: accountOf(index), type: 'eoa' }] }
}

function absent(): Promise<never> {
  return Promise.reject(new Error('This fake has none'))
}
