import type { AdapterCapability } from '../adapter/AdapterCapability'
import type { TransferAdapter } from '../adapter/TransferAdapter'
import type { Balance, SendTokenParameters, SendTransactionParameters } from '../adapter/TransferParameters'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { approve } from './answers'

/** Asset of a scripted wallet, in the format of [ERC-7811](https://eips.ethereum.org/EIPS/eip-7811). */
export interface ScriptedAsset {
  /** Token contract, or `native` for the network's coin. */
  readonly address: string
  /** Amount in base units, as hex. */
  readonly balance: string
  readonly type: 'ERC20' | 'NATIVE'
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    /** Price of one whole token in US dollars. */
    readonly price?: number
  }
}

/** Method whose answer a test can set. */
export type ScriptedMethod =
  | 'connect'
  | 'disconnect'
  | 'estimateFee'
  | 'getBalance'
  | 'getWalletAssets'
  | 'getWalletCapabilities'
  | 'reconnect'
  | 'sendToken'
  | 'sendTransaction'
  | 'signMessage'
  | 'switchConnection'
  | 'switchNetwork'

/** Answers a request as the wallet or the chain: resolve to approve, reject to decline or fail. */
export type ScriptedAnswer = (request: string) => Promise<void>

/**
 * Simulates the part of a {@link ScriptedAdapter} that reads the chain and sends transactions. Optional methods of
 * `TransferAdapter` are absent until a test assigns them.
 */
export class ScriptedTransfers implements TransferAdapter {
  readonly capabilities: Set<AdapterCapability>
  /** Requests to the wallet in order, as method and details: `switchNetwork eip155:10`. */
  readonly requests: string[] = []
  /** Requests to the chain and for the wallet's assets in order, as method and account. */
  readonly reads: string[] = []
  /** Answers every request. Assign it to answer all, or call {@link ScriptedTransfers.answerTo} for some methods. */
  answer: ScriptedAnswer = approve
  /** Balance of the network's coin in base units. The network defines decimals and symbol. */
  balance: bigint = 10n ** 18n
  /** Estimated fee in base units of the network's coin. */
  fee: bigint = 10n ** 15n
  /** Hash of sent transactions. */
  hash = '0xhash'
  /** Assets that the wallet lists, by chain id. Omit a network if the wallet can't list its assets. */
  assets: Readonly<Record<string, readonly ScriptedAsset[]>> = {}

  followTransaction?: NonNullable<TransferAdapter['followTransaction']>
  simulateTransfer?: NonNullable<TransferAdapter['simulateTransfer']>
  describeTransfer?: NonNullable<TransferAdapter['describeTransfer']>
  simulateRequest?: NonNullable<TransferAdapter['simulateRequest']>
  describeRequest?: NonNullable<TransferAdapter['describeRequest']>
  sendRequest?: NonNullable<TransferAdapter['sendRequest']>
  signRequest?: NonNullable<TransferAdapter['signRequest']>
  getAllowance?: NonNullable<TransferAdapter['getAllowance']>
  approvalRequest?: NonNullable<TransferAdapter['approvalRequest']>
  transferRequest?: NonNullable<TransferAdapter['transferRequest']>
  canBatch?: NonNullable<TransferAdapter['canBatch']>
  isContract?: NonNullable<TransferAdapter['isContract']>
  isFeeUnusual?: NonNullable<TransferAdapter['isFeeUnusual']>
  paidFee?: NonNullable<TransferAdapter['paidFee']>
  feeReserve?: NonNullable<TransferAdapter['feeReserve']>
  checksumAddress?: NonNullable<TransferAdapter['checksumAddress']>
  coinTypes?: NonNullable<TransferAdapter['coinTypes']>
  resolveName?: NonNullable<TransferAdapter['resolveName']>
  addressUri?: NonNullable<TransferAdapter['addressUri']>

  constructor(capabilities: Iterable<AdapterCapability>) {
    this.capabilities = new Set(capabilities)
  }

  /**
   * Sets the answers of some methods and keeps the others.
   *
   * @example
   * ```ts
   * import { decline, hang, ScriptedAdapter } from '@openappkit/appkit-core/testing'
   *
   * const adapter = new ScriptedAdapter()
   * adapter.answerTo({ connect: hang, switchNetwork: decline })
   * ```
   */
  answerTo(answers: { readonly [method in ScriptedMethod]?: ScriptedAnswer }): void {
    const { answer } = this
    this.answer = request => (answers[request.split(' ', 1)[0] as ScriptedMethod] ?? answer)(request)
  }

  isAddress(_address: string, _caipNetwork: CaipNetwork): boolean {
    return true
  }

  async getBalance({
    address,
    caipNetwork,
    tokenAddress,
  }: Parameters<TransferAdapter['getBalance']>[0]): Promise<Balance> {
    await this.read('getBalance', address)
    const token = this.assets[caipNetwork.id]?.find(asset => asset.address === tokenAddress)
    const { decimals, symbol } = token?.metadata ?? caipNetwork.nativeCurrency
    return { value: token ? BigInt(token.balance) : this.balance, decimals, symbol }
  }

  async estimateFee(): Promise<bigint> {
    await this.read('estimateFee')
    return this.fee
  }

  async sendTransaction({ address, references, to, value }: SendTransactionParameters): Promise<{
    readonly hash: string
  }> {
    await this.ask('sendTransaction', `${value} to ${to}${from(address)}${listing(references)}`)
    return { hash: this.hash }
  }

  async sendToken({ address, amount, references, to, tokenAddress }: SendTokenParameters): Promise<{
    readonly hash: string
  }> {
    await this.ask('sendToken', `${amount} of ${tokenAddress} to ${to}${from(address)}${listing(references)}`)
    return { hash: this.hash }
  }

  async getWalletCapabilities(address: string): Promise<Readonly<Record<string, unknown>>> {
    await this.read('getWalletCapabilities', address)
    return Object.fromEntries(Object.keys(this.assets).map(id => [hex(id), { assetDiscovery: { supported: true } }]))
  }

  async getWalletAssets({
    account,
  }: Parameters<NonNullable<TransferAdapter['getWalletAssets']>>[0]): Promise<
    Readonly<Record<string, readonly unknown[]>>
  > {
    await this.read('getWalletAssets', account)
    return Object.fromEntries(Object.entries(this.assets).map(([id, assets]) => [hex(id), assets]))
  }

  /** Records a request to the wallet and waits for its answer. */
  protected ask(method: ScriptedMethod, detail?: string): Promise<void> {
    return this.#answered(this.requests, method, detail)
  }

  /** Records a request to the chain and waits for its answer. */
  protected read(method: ScriptedMethod, detail?: string): Promise<void> {
    return this.#answered(this.reads, method, detail)
  }

  async #answered(recorded: string[], method: ScriptedMethod, detail?: string): Promise<void> {
    const request = detail === undefined ? method : `${method} ${detail}`
    recorded.push(request)
    await this.answer(request)
  }
}

function from(address: string | undefined): string {
  return address === undefined ? '' : ` from ${address}`
}

function listing(references: readonly string[] = []): string {
  return references.length === 0 ? '' : ` with references ${references.join(', ')}`
}

function hex(chainId: string): string {
  return `0x${Number(chainId).toString(16)}`
}
