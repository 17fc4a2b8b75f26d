import type { ChainNamespace } from '@openappkit/contract'
import type {
  AdapterHost,
  AdapterState,
  ChainAdapter,
  ConnectParameters,
  ConnectResult,
} from '../src/adapter/ChainAdapter'
import type { Connection } from '../src/adapter/Connection'
import type { Connector } from '../src/adapter/Connector'
import type { TransferAdapter } from '../src/adapter/TransferAdapter'
import type { Balance } from '../src/adapter/TransferParameters'
import type { CaipNetwork } from '../src/caip/CaipNetwork'

type ConnectedAdapter = Extract<AdapterState, { readonly status: 'connected' }>
/** Parts of a state, which a test makes a whole of. */
export type AdapterChange = { readonly [name in keyof AdapterState]?: AdapterState[name] }

/** An adapter with wallets that do as the test says. It projects like a real one: the whole state, before a request's promise settles. */
export class FakeAdapter implements ChainAdapter, TransferAdapter {
  readonly namespace: ChainNamespace
  readonly adapterType = 'fake'
  readonly chainName = 'EVM'
  readonly capabilities: ChainAdapter['capabilities'] = new Set(['switchNetwork'])
  readonly networks: ChainAdapter['networks'] = []
  /** What wallets were asked, in order. */
  readonly requests: string[] = []
  /** How the wallet answers. Replace it to decline, fail or hang. */
  answer: (request: string) => Promise<void> = async () => {}
  state: AdapterState
  host: AdapterHost | undefined
  /** How often this is attached now. */
  attached = 0
  /** How often its code was asked for. */
  prefetches = 0
  offered: readonly CaipNetwork[] = []
  balance = 1_500_000_000_000_000_000n

  constructor(namespace: ChainNamespace = 'eip155', connectorIds: readonly string[] = ['io.one', 'io.two']) {
    this.namespace = namespace
    const connectors = connectorIds.map(
      (id): Connector => ({ id, name: `Wallet ${id}`, type: 'ANNOUNCED', chain: namespace, info: { rdns: id } }),
    )
    this.state = { ...disconnected, connectors }
  }

  /** Something happened in the wallet. */
  emit(change: AdapterChange): void {
    this.state = { ...this.state, ...change } as AdapterState
    this.host?.onState(this.state)
  }

  attach(host: AdapterHost): () => void {
    this.attached++
    this.host = host
    host.onState(this.state)
    return () => {
      this.attached--
      this.host = undefined
    }
  }

  async transfers(): Promise<TransferAdapter> {
    return this
  }

  async prefetch(): Promise<void> {
    this.prefetches++
  }

  async reconnect(): Promise<void> {
    await this.#ask('reconnect')
    const [id] = this.host?.storedConnectorIds ?? []
    if (id) this.emit(this.connectedState(id))
  }

  async connect({ connectorId, caipNetwork }: ConnectParameters): Promise<ConnectResult> {
    await this.#ask(`connect ${connectorId}${caipNetwork ? ` on ${caipNetwork.caipNetworkId}` : ''}`)
    this.emit(this.connectedState(connectorId, caipNetwork?.id))
    const address = addressOf(connectorId)
    return { address, chainId: caipNetwork?.id ?? 1, accounts: [{ namespace: this.namespace, address, type: 'eoa' }] }
  }

  async disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    await this.#ask(`disconnect ${connectorId ?? 'all'}`)
    const connections = this.state.connections.filter(known => connectorId && known.connectorId !== connectorId)
    const next = connections[0]
    this.emit(
      next
        ? { ...this.connectedState(next.connectorId), connections }
        : { ...disconnected, connectors: this.state.connectors },
    )
  }

  async switchConnection({ connectorId }: { readonly connectorId: string }): Promise<void> {
    await this.#ask(`switchConnection ${connectorId}`)
    this.emit({ activeConnectorId: connectorId, address: addressOf(connectorId) })
  }

  async switchNetwork({ id, caipNetworkId }: CaipNetwork): Promise<void> {
    await this.#ask(`switchNetwork ${caipNetworkId}`)
    this.emit({ chainId: id })
  }

  setNetworks(networks: readonly CaipNetwork[]): void {
    this.offered = networks
  }

  isAddress(address: string): boolean {
    return /^0x[\da-f]{40}$/iu.test(address)
  }

  async getProvider(connectorId: string): Promise<unknown> {
    return { providerOf: connectorId }
  }

  async getBalance(): Promise<Balance> {
    await this.#ask('getBalance')
    return { value: this.balance, decimals: 18, symbol: 'ETH' }
  }

  signMessage(): Promise<never> {
    return Promise.reject(new Error('not part of these tests'))
  }

  sendTransaction(): Promise<never> {
    return Promise.reject(new Error('not part of these tests'))
  }

  sendToken(): Promise<never> {
    return Promise.reject(new Error('not part of these tests'))
  }

  estimateFee(): Promise<never> {
    return Promise.reject(new Error('not part of these tests'))
  }

  async getWalletCapabilities(): Promise<Readonly<Record<string, unknown>>> {
    return {}
  }

  async getWalletAssets(): Promise<Readonly<Record<string, readonly unknown[]>>> {
    return {}
  }

  /** The state after `connectorId` has connected beside what is connected already. */
  connectedState(connectorId: string, chainId?: number | string): Omit<ConnectedAdapter, 'connectors'> {
    const address = addressOf(connectorId)
    const connection: Connection = { connectorId, accounts: [{ namespace: this.namespace, address, type: 'eoa' }] }
    const others = this.state.connections.filter(known => known.connectorId !== connectorId)
    return {
      status: 'connected',
      connections: [...others, connection],
      activeConnectorId: connectorId,
      address,
      chainId: chainId ?? this.host?.networks[0]?.id ?? 1,
    }
  }

  async #ask(request: string): Promise<void> {
    this.requests.push(request)
    await this.answer(request)
  }
}

/** The address that a wallet of these tests shares. */
export function addressOf(connectorId: string): string {
  return `0x${connectorId.length.toString(16).padStart(2, '0').repeat(19)}${connectorId.endsWith('two') ? 'bb' : 'aa'}`
}

const disconnected: AdapterState = {
  status: 'disconnected',
  connectors: [],
  connections: [],
  activeConnectorId: undefined,
  address: undefined,
  chainId: undefined,
}
