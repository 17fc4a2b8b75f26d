import type {
  Balance,
  CaipNetwork,
  ChainAdapter,
  SendTokenParameters,
  SendTransactionParameters,
  TransferAdapter,
} from '@openappkit/appkit-core'
import { FakeAdapter as FakeWalletAdapter } from '@openappkit/feature-tests/fake-adapter'

/** ERC-7811. */
export interface FakeAsset {
  readonly address: string
  /** Hex, in base units. */
  readonly balance: string
  readonly type: 'ERC20' | 'NATIVE'
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly price?: number
  }
}

/** An adapter whose wallet sends, and tells what it holds. */
export class FakeAdapter extends FakeWalletAdapter {
  override capabilities: ChainAdapter['capabilities'] = new Set([
    'sendTransaction',
    'sendToken',
    'estimateFee',
    'walletCapabilities',
    'walletAssets',
  ])
  /** Whose account was to pay, of each request. */
  readonly payers: (string | undefined)[] = []
  /** Base units. */
  balance: bigint = 10n ** 18n
  fee: bigint = 10n ** 15n
  /** What the wallet tells that it holds, by chain id. A chain that is absent is asked for its coin. */
  assets: Readonly<Record<number, readonly FakeAsset[]>> = {}
  /** Whatever can be paid. */
  addresses: readonly string[] = []
  followTransaction?: NonNullable<TransferAdapter['followTransaction']>
  simulateTransfer?: NonNullable<TransferAdapter['simulateTransfer']>
  describeTransfer?: NonNullable<TransferAdapter['describeTransfer']>
  isContract?: NonNullable<TransferAdapter['isContract']>
  isFeeUnusual?: NonNullable<TransferAdapter['isFeeUnusual']>
  paidFee?: NonNullable<TransferAdapter['paidFee']>
  feeReserve?: NonNullable<TransferAdapter['feeReserve']>
  properAddress?: NonNullable<TransferAdapter['properAddress']>

  async coinTypes({ id }: CaipNetwork): Promise<readonly number[]> {
    return Number(id) === 1 ? [60] : [2 ** 31 + Number(id), 60]
  }

  override isAddress(address: string): boolean {
    return this.addresses.includes(address)
  }

  override async getBalance({ tokenAddress }: { readonly tokenAddress?: string | undefined }): Promise<Balance> {
    const assets = Object.values(this.assets).flat()
    const token = tokenAddress === undefined ? undefined : assets.find(({ address }) => address === tokenAddress)
    if (!token) return { value: this.balance, decimals: 18, symbol: 'ETH' }
    const { decimals, symbol } = token.metadata
    return { value: BigInt(token.balance), decimals, symbol }
  }

  override async estimateFee(): Promise<bigint> {
    return this.fee
  }

  override async sendTransaction({
    address,
    to,
    value,
  }: SendTransactionParameters): Promise<{ readonly hash: string }> {
    this.payers.push(address)
    await this.ask(`send ${value} to ${to}`)
    return { hash: '0xhash' }
  }

  override async sendToken({
    address,
    amount,
    to,
    tokenAddress,
  }: SendTokenParameters): Promise<{ readonly hash: string }> {
    this.payers.push(address)
    await this.ask(`send ${amount} of ${tokenAddress} to ${to}`)
    return { hash: '0xhash' }
  }

  override async getWalletCapabilities(): Promise<Readonly<Record<string, unknown>>> {
    const chains = Object.keys(this.assets).map(id => [`0x${Number(id).toString(16)}`])
    return Object.fromEntries(chains.map(([id]) => [id, { assetDiscovery: { supported: true } }]))
  }

  override async getWalletAssets(): Promise<Readonly<Record<string, readonly FakeAsset[]>>> {
    return Object.fromEntries(Object.entries(this.assets).map(([id, held]) => [`0x${Number(id).toString(16)}`, held]))
  }
}
