import type {
  AdapterCapability,
  Balance,
  CaipNetwork,
  Connection,
  Connector,
  ConnectResult,
} from '@openappkit/appkit-core'
import { ToldAdapter } from '@openappkit/test-kit/told-adapter'
import { evm, type FakeChain } from './FakeChain'

/** What a fake wallet answers. */
export type Answer = 'approve' | 'hang' | Error

/** An adapter of any chain family, with wallets that answer as a test says. */
export class FakeAdapter extends ToldAdapter {
  readonly capabilities: Set<AdapterCapability> = new Set(['switchNetwork', 'switchAccount'])
  readonly chain: FakeChain
  answer: Answer = 'approve'
  switchAnswer: Answer = 'approve'
  disconnectAnswer: Answer = 'approve'
  balance: Balance | Error | 'hang'
  /** What becomes of the connections of the last visit. */
  reconnectAnswer: Answer = 'approve'
  /** What comes back with them. */
  onReconnect: () => void = () => {}
  asked: string[] = []

  constructor(connectors: readonly Connector[] = [], chain: FakeChain = evm) {
    super(chain.namespace, chain.chainName, connectors)
    this.chain = chain
    this.balance = chain.balance
  }

  /** Connected wallets, the first in use. */
  becomeConnected(ids: readonly string[], chainId: number | string = this.chain.networks[0].id): void {
    this.become({
      status: 'connected',
      connections: ids.map((id, index) => this.#connection(id, index)),
      activeConnectorId: ids[0],
      address: this.#address(0),
      chainId,
    })
  }

  override async reconnect(): Promise<void> {
    await answered(this.reconnectAnswer)
    this.onReconnect()
  }

  async connect({ connectorId }: { readonly connectorId: string }): Promise<ConnectResult> {
    this.asked.push(connectorId)
    await answered(this.answer)
    const others = this.state.connections.filter(known => known.connectorId !== connectorId)
    this.become({
      status: 'connected',
      connections: [this.#connection(connectorId, others.length), ...others],
      activeConnectorId: connectorId,
      address: this.#address(others.length),
      chainId: this.state.chainId ?? this.chain.networks[0].id,
    })
    return { address: this.#address(others.length), chainId: this.chain.networks[0].id, accounts: [] }
  }

  async disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    await answered(this.disconnectAnswer)
    const left = this.state.connections.filter(known => connectorId !== undefined && known.connectorId !== connectorId)
    const [first] = left
    if (!first) {
      this.becomeDisconnected()
      return
    }
    const isGone = this.state.activeConnectorId === connectorId
    const activeConnectorId = isGone ? first.connectorId : this.state.activeConnectorId
    this.become({ connections: left, activeConnectorId, ...(isGone ? { address: first.accounts[0]?.address } : {}) })
  }

  override async switchConnection(target: {
    readonly connectorId: string
    readonly address?: string | undefined
  }): Promise<void> {
    const connection = this.state.connections.find(known => known.connectorId === target.connectorId)
    const account = target.address ?? connection?.accounts[0]?.address
    this.become({ activeConnectorId: target.connectorId, address: account })
  }

  async switchNetwork({ id }: CaipNetwork): Promise<void> {
    await answered(this.switchAnswer)
    this.become({ chainId: id })
  }

  async getBalance(): Promise<Balance> {
    if (this.balance instanceof Error) throw this.balance
    return this.balance === 'hang' ? new Promise(() => {}) : this.balance
  }

  isAddress(address: string): boolean {
    return address.length > 20
  }

  #address(index: number): string {
    return this.chain.accounts(index)[0].address
  }

  #connection(connectorId: string, index: number): Connection {
    return { connectorId, accounts: this.chain.accounts(index) }
  }
}

async function answered(answer: Answer): Promise<void> {
  if (answer instanceof Error) throw answer
  if (answer === 'hang') await new Promise(() => {})
}
