import type {
  Balance,
  CaipNetwork,
  ChainAdapter,
  ChainNamespace,
  Connection,
  Connector,
  ConnectParameters,
  ConnectResult,
} from '@openappkit/appkit-core'
import { ToldAdapter } from './ToldAdapter'

/** An adapter with one wallet that answers as a test says. A feature's tests add to it what the feature asks of a wallet. */
export class FakeAdapter extends ToldAdapter {
  capabilities: ChainAdapter['capabilities'] = new Set(['switchNetwork'])
  /** Everything that was asked of the wallet, in order. */
  readonly requests: string[] = []
  /** How the wallet answers. Replace it to decline, fail or hang. */
  answer: (request: string) => Promise<void> = async () => {}
  account: Connection['accounts'][number]

  constructor(namespace: ChainNamespace, address: string, connector: Partial<Connector> = {}) {
    super(namespace, namespace, [{ id: 'io.wallet', name: 'Prism', type: 'ANNOUNCED', chain: namespace, ...connector }])
    this.account = { namespace, address, type: 'eoa' }
  }

  becomeConnected(chainId: number | string, address: string = this.account.address): void {
    this.account = { ...this.account, address }
    const connections = [{ connectorId: 'io.wallet', accounts: [this.account] }]
    this.become({ status: 'connected', connections, activeConnectorId: 'io.wallet', address, chainId })
  }

  async connect(_: ConnectParameters): Promise<ConnectResult> {
    await this.ask('connect')
    const chainId = this.state.chainId ?? this.host?.networks[0]?.id ?? 1
    this.becomeConnected(chainId)
    return { address: this.account.address, chainId, accounts: [this.account] }
  }

  async disconnect(): Promise<void> {
    await this.ask('disconnect')
    this.becomeDisconnected()
  }

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

  /** The wallet is asked something, and answers. */
  protected async ask(request: string): Promise<void> {
    this.requests.push(request)
    await this.answer(request)
  }
}
