import type { ChainNamespace } from '@openappkit/contract'
import type { AdapterCapability } from '../adapter/AdapterCapability'
import type { AdapterHost, AdapterState, ChainAdapter, ConnectParameters, ConnectResult } from '../adapter/ChainAdapter'
import type { AccountEntry } from '../adapter/Connection'
import type { Connector } from '../adapter/Connector'
import type { TransferAdapter } from '../adapter/TransferAdapter'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { ScriptedTransfers } from './ScriptedTransfers'
import { scriptedAddress } from './scriptedAddress'

/**
 * Returns the accounts a wallet shares, the active one first. `index` is the wallet's position among the connections.
 */
export type ScriptedAccounts = (connectorId: string, index: number) => readonly [AccountEntry, ...AccountEntry[]]

/** Options of {@link ScriptedAdapter}. */
export interface ScriptedAdapterOptions {
  /** Default: `eip155`. */
  readonly namespace?: ChainNamespace
  /** Default: `Ethereum`. */
  readonly chainName?: string
  /** Wallets to connect to. An id is enough. Default: one wallet, `io.wallet`. */
  readonly connectors?: readonly (Partial<Connector> & Pick<Connector, 'id'>)[]
  /** Default: only `switchNetwork`. */
  readonly capabilities?: Iterable<AdapterCapability>
  /** Accounts of each wallet. Default: one account at its {@link scriptedAddress}. */
  readonly accounts?: ScriptedAccounts
}

/** Options of {@link ScriptedAdapter.emitConnected}. */
export interface ScriptedConnection {
  /** Ids of the wallets to connect, the active one first. Default: the first connector. */
  readonly connectorIds?: readonly [string, ...string[]]
  /** Address of the active wallet's only account. Default: all accounts that `accounts` returns. */
  readonly address?: string | undefined
  /** Default: the current chain, else the kit's first network. */
  readonly chainId?: number | string | undefined
}

/**
 * Simulates a chain adapter in memory for tests. Tests set how wallets answer and read the recorded requests. Like a
 * real adapter, it emits its whole state before a request settles.
 *
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit'
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { decline, ScriptedAdapter } from '@openappkit/appkit-core/testing'
 *
 * const adapter = new ScriptedAdapter({ connectors: [{ id: 'io.prism', name: 'Prism' }] })
 * const kit = createAppKit({ adapters: [adapter], networks: [mainnet] })
 * adapter.answerTo({ connect: decline })
 * await kit.connect({ connectorId: 'io.prism' }).catch(error => console.log(error.message))
 * console.log(adapter.requests) // ['connect io.prism']
 * ```
 */
export class ScriptedAdapter extends ScriptedTransfers implements ChainAdapter {
  readonly namespace: ChainNamespace
  readonly adapterType = 'scripted'
  readonly chainName: string
  readonly networks: ChainAdapter['networks'] = []
  accounts: ScriptedAccounts
  /** Latest state. Change it with {@link ScriptedAdapter.emit}. */
  state: AdapterState
  /** Host of the kit that the adapter is attached to. Undefined while detached. */
  host: AdapterHost | undefined
  /** Number of attached kits. */
  attached = 0
  /** Number of `prefetch` calls. */
  prefetches = 0
  /** Networks that the kit set after `attach`. */
  offered: readonly CaipNetwork[] = []
  /** Returns the provider of a connection. */
  provider: (connectorId: string) => unknown = connectorId => ({ connectorId })

  constructor({
    namespace = 'eip155',
    chainName = 'Ethereum',
    connectors = [{ id: 'io.wallet' }],
    capabilities = ['switchNetwork'],
    accounts = id => [{ namespace, address: scriptedAddress(id), type: 'eoa' }],
  }: ScriptedAdapterOptions = {}) {
    super(capabilities)
    this.namespace = namespace
    this.chainName = chainName
    this.accounts = accounts
    const whole = connectors.map(
      (connector): Connector => ({
        name: `Wallet ${connector.id}`,
        type: 'ANNOUNCED',
        chain: namespace,
        info: { rdns: connector.id },
        ...connector,
      }),
    )
    this.state = { ...disconnected, connectors: whole }
  }

  /** Changes parts of the state, as an event in a wallet would. */
  emit(change: { readonly [name in keyof AdapterState]?: AdapterState[name] }): void {
    this.state = { ...this.state, ...change } as AdapterState
    this.host?.onState(this.state)
  }

  /** Replaces all connections, as if wallets connected on their own. */
  emitConnected({ connectorIds, address, chainId }: ScriptedConnection = {}): void {
    const ids = connectorIds ?? [this.state.connectors[0]?.id ?? 'io.wallet']
    const connections = ids.map((connectorId, index) => ({ connectorId, accounts: this.accounts(connectorId, index) }))
    const [{ connectorId, accounts }, ...others] = connections as [(typeof connections)[0]]
    const shared = address === undefined ? accounts : [{ ...accounts[0], address }]
    this.emit({
      status: 'connected',
      connections: [{ connectorId, accounts: shared }, ...others],
      activeConnectorId: connectorId,
      address: address ?? accounts[0].address,
      chainId: chainId ?? this.#chainId,
    })
  }

  /** Ends every connection, as if wallets disconnected on their own. */
  emitDisconnected(): void {
    this.emit({ ...disconnected, connectors: this.state.connectors })
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

  async prefetch(): Promise<void> {
    this.prefetches++
  }

  async reconnect(): Promise<void> {
    await this.ask('reconnect')
    const [first, ...others] = this.host?.storedConnectorIds ?? []
    if (first) this.emitConnected({ connectorIds: [first, ...others] })
  }

  async connect({ connectorId, caipNetwork }: ConnectParameters): Promise<ConnectResult> {
    await this.ask('connect', connectorId + (caipNetwork ? ` on ${caipNetwork.caipNetworkId}` : ''))
    const others = this.state.connections.filter(known => known.connectorId !== connectorId)
    const accounts = this.accounts(connectorId, others.length)
    const chainId = caipNetwork?.id ?? this.#chainId
    const { address } = accounts[0]
    const connections = [...others, { connectorId, accounts }]
    this.emit({ status: 'connected', connections, activeConnectorId: connectorId, address, chainId })
    return { address, chainId, accounts }
  }

  async disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    await this.ask('disconnect', connectorId ?? 'all')
    const connections = this.state.connections.filter(known => connectorId && known.connectorId !== connectorId)
    const [next] = connections
    if (!next) return this.emitDisconnected()
    const isActive = this.state.activeConnectorId === connectorId
    this.emit({
      connections,
      ...(isActive && { activeConnectorId: next.connectorId, address: next.accounts[0]?.address }),
    })
  }

  async switchConnection({
    connectorId,
    address,
  }: {
    readonly connectorId: string
    readonly address?: string | undefined
  }): Promise<void> {
    await this.ask('switchConnection', connectorId)
    const connection = this.state.connections.find(known => known.connectorId === connectorId)
    this.emit({ activeConnectorId: connectorId, address: address ?? connection?.accounts[0]?.address })
  }

  async switchNetwork({ caipNetworkId, id }: CaipNetwork): Promise<void> {
    await this.ask('switchNetwork', caipNetworkId)
    this.emit({ chainId: id })
  }

  setNetworks(networks: readonly CaipNetwork[]): void {
    this.offered = networks
  }

  async getProvider(connectorId: string): Promise<unknown> {
    return this.provider(connectorId)
  }

  /** Signs a message. The signature contains the address, so tests can distinguish accounts. */
  async signMessage({ address, message }: { readonly message: string; readonly address: string }): Promise<{
    readonly signature: string
  }> {
    await this.ask('signMessage', message)
    return { signature: `${address} signed` }
  }

  async transfers(): Promise<TransferAdapter> {
    return this
  }

  get #chainId(): number | string {
    return this.state.chainId ?? this.host?.networks[0]?.id ?? 1
  }
}

const disconnected: AdapterState = {
  status: 'disconnected',
  connectors: [],
  connections: [],
  activeConnectorId: undefined,
  address: undefined,
  chainId: undefined,
}
