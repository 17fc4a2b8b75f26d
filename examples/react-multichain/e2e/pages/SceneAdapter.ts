import {
  type ChainAdapter,
  type Connection,
  RequestPendingError,
  type TransferAdapter,
  UserRejectedError,
} from '@openappkit/appkit'
import { decodeLine, encodeLine } from './sceneCalls'

type WalletRequest = Parameters<NonNullable<TransferAdapter['describeRequest']>>[0]
type Host = Parameters<ChainAdapter['attach']>[0]
type Outcome = Awaited<ReturnType<NonNullable<TransferAdapter['followTransaction']>>>

/** Behavior of the wallet and its chain. By default everything succeeds. */
export interface SceneWallet {
  /** The wallet's answer to a transaction. With `hang`, it doesn't answer. It always approves an allowance. */
  readonly answer?: 'decline' | 'fail' | 'hang' | 'pending'
  /** Outcome of the transaction. Undefined while pending. */
  readonly outcome?: Outcome
  /** Treats every address as a contract. */
  readonly isContract?: true
  /** Chain that the wallet is on if it differs from the app's chain. */
  readonly walletChainId?: number
}

const account: Connection['accounts'][number] = {
  namespace: 'eip155',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  type: 'eoa',
}
const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const approvalHash = `0x${'a110ca7e'.repeat(8)}`
const connectorId = 'example.prism'
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#5b4bd6"/><path d="M20 9 31 29H9z" fill="#fff"/></svg>',
)}`

/** A connected wallet on a chain that responds immediately with fixed data and without network requests. */
export class SceneAdapter implements ChainAdapter, TransferAdapter {
  readonly namespace = 'eip155'
  readonly adapterType = 'scene'
  readonly chainName = 'Ethereum'
  readonly networks: ChainAdapter['networks'] = []
  readonly capabilities: ChainAdapter['capabilities'] = new Set([
    'switchNetwork',
    'sendTransaction',
    'sendToken',
    'estimateFee',
  ])
  readonly #wallet: SceneWallet
  #allowance = 0n
  /** Dollars of a sent swap. */
  #bought = 0n

  constructor(wallet: SceneWallet = {}) {
    this.#wallet = wallet
  }

  attach(host: Host): () => void {
    const { walletChainId } = this.#wallet
    const elsewhere = walletChainId !== undefined && { caipNetworkId: `eip155:${walletChainId}` as const }
    host.onState({
      status: 'connected',
      connectors: [{ id: connectorId, name: 'Prism', type: 'ANNOUNCED', chain: 'eip155', imageUrl: picture }],
      connections: [{ connectorId, accounts: [account], ...elsewhere }],
      activeConnectorId: connectorId,
      address: account.address,
      chainId: 1,
    })
    return () => {}
  }

  async transfers(): Promise<TransferAdapter> {
    return this
  }

  isAddress(address: string): boolean {
    return /^0x[0-9a-fA-F]{40}$/.test(address)
  }

  async isContract(): Promise<boolean> {
    return this.#wallet.isContract === true
  }

  async getBalance({ tokenAddress }: { readonly tokenAddress?: string | undefined }) {
    return tokenAddress === undefined
      ? { value: 3_204n * 10n ** 15n, decimals: 18, symbol: 'ETH' }
      : { value: tokenAddress === dollar ? 1_980_000_000n + this.#bought : 0n, decimals: 6, symbol: 'USDC' }
  }

  async estimateFee(): Promise<bigint> {
    return 135_000_000_000_000n
  }

  async simulateTransfer({ amount }: { readonly amount: bigint }) {
    return { sent: amount, received: amount }
  }

  async describeTransfer({
    amount,
    to,
    tokenAddress,
  }: Parameters<NonNullable<TransferAdapter['describeTransfer']>>[0]) {
    return tokenAddress === undefined
      ? [{ kind: 'nativeTransfer', amount, to } as const]
      : [{ kind: 'tokenTransfer', amount, to, tokenAddress, method: 'transfer(address,uint256)' } as const]
  }

  addressUri({ address }: { readonly address: string }): string {
    return `ethereum:${address}@1`
  }

  async coinTypes(): Promise<readonly number[]> {
    return [60]
  }

  async getAllowance(): Promise<bigint> {
    return this.#allowance
  }

  approvalRequest({
    address,
    amount,
    caipNetwork,
    spender,
    tokenAddress,
  }: Parameters<NonNullable<TransferAdapter['approvalRequest']>>[0]) {
    const data = encodeLine({ kind: 'approval', to: spender, amount, tokenAddress })
    return { kind: 'calls', address, caipNetwork, calls: [{ to: tokenAddress, data }] } as const
  }

  async describeRequest(request: WalletRequest) {
    return request.kind === 'calls' ? request.calls.map(({ data = '0x' }) => decodeLine(data)) : []
  }

  async simulateRequest(request: WalletRequest) {
    const swap = (await this.describeRequest(request)).find(({ kind }) => kind === 'swap')
    if (!swap) return undefined
    const { amount = 0n, quoted = 0n, received, tokenAddress } = swap
    return {
      changes: [
        { tokenAddress, amount: -amount },
        { tokenAddress: received?.tokenAddress, amount: quoted },
      ],
      fee: 405_000_000_000_000n,
    }
  }

  async sendRequest({ request }: { readonly request: WalletRequest }): Promise<{ readonly hash: string }> {
    const [line] = await this.describeRequest(request)
    if (line?.kind === 'approval') {
      this.#allowance = line.amount ?? 0n
      return { hash: approvalHash }
    }
    const sent = await this.#answer()
    // The chain's price is a little worse than the quoted one.
    this.#bought = ((line?.quoted ?? 0n) * 9_985n) / 10_000n
    return sent
  }

  followTransaction({ hash }: { readonly hash: string }): Promise<Outcome> {
    const outcome = hash === approvalHash ? ({ status: 'confirmed' } as const) : this.#wallet.outcome
    return outcome ? Promise.resolve(outcome) : new Promise(() => {})
  }

  readonly sendTransaction = (): Promise<{ readonly hash: string }> => this.#answer()
  readonly sendToken = (): Promise<{ readonly hash: string }> => this.#answer()

  async #answer(): Promise<{ readonly hash: string }> {
    switch (this.#wallet.answer) {
      case 'decline':
        throw new UserRejectedError()
      case 'pending':
        throw new RequestPendingError()
      case 'fail':
        throw new Error('The wallet is on fire.')
      case 'hang':
        return new Promise(() => {})
      default:
        return { hash: `0x${'5ca1ab1e'.repeat(8)}` }
    }
  }

  async prefetch(): Promise<void> {}
  async reconnect(): Promise<void> {}
  async disconnect(): Promise<void> {}
  async switchConnection(): Promise<void> {}
  async switchNetwork(): Promise<void> {}
  setNetworks(): void {}
  async getWalletCapabilities(): Promise<Readonly<Record<string, unknown>>> {
    return {}
  }
  async getWalletAssets(): Promise<Readonly<Record<string, readonly unknown[]>>> {
    return {}
  }
  readonly connect: () => Promise<never> = absent
  readonly getProvider: () => Promise<never> = absent
  readonly signMessage: () => Promise<never> = absent
}

function absent(): Promise<never> {
  return Promise.reject(new Error('The wallet of a scene has none.'))
}
