import type {
  AdapterCapability,
  AddressParameters,
  Balance,
  CaipNetwork,
  EstimateFeeParameters,
  FollowTransactionParameters,
  PaidFeeParameters,
  RequestLine,
  SendTokenParameters,
  SendTransactionParameters,
  SimulatedRequest,
  SimulatedTransfer,
  TransactionOutcome,
  Transfer,
  TransferAdapter,
  TransferLine,
  WalletRequest,
} from '@openappkit/appkit-core'
import type { RpcSettings } from '@openappkit/appkit-core/transactions'
import { isSolanaAddress } from '../isSolanaAddress'
import type { SendOptions } from '../provider/SolanaProvider'
import type { ChainReader } from '../rpc/ChainReader'
import type { GetBalanceParameters } from '../rpc/getBalance'
import type { SentTransactions } from '../rpc/SentTransactions'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { TransferTerms } from '../transfer/transferContext'
import type { SolanaWallet } from '../wallets/SolanaWallet'

/** What the transfers need of the actions. */
export interface TransferDependencies {
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly commitment: SolanaCommitment
  /** Lamports. */
  readonly maxPriorityFee: bigint
  rpc(): RpcSettings | undefined
  /** The wallet that pays for `address`, or for the account in use. @throws AppKitError when none can, on that network. */
  payer(
    address: string | undefined,
    network: CaipNetwork,
  ): { readonly wallet: SolanaWallet; readonly address: string; readonly signal: AbortSignal }
}

/** Solana's reading and sending. The code that answers loads with the first call of its kind. */
export class SolanaTransfers implements TransferAdapter {
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly #dependencies: TransferDependencies
  readonly #sent: SentTransactions = new Map()
  readonly #balances = new Map<string, Promise<Balance>>()

  constructor(dependencies: TransferDependencies) {
    this.capabilities = dependencies.capabilities
    this.#dependencies = dependencies
  }

  isAddress(address: string): boolean {
    return isSolanaAddress(address)
  }

  /** Calls for the same balance while one is under way share its answer. */
  getBalance(parameters: GetBalanceParameters): Promise<Balance> {
    const { address, caipNetwork, tokenAddress } = parameters
    const key = [caipNetwork.caipNetworkId, address, tokenAddress].join()
    const running = this.#balances.get(key)
    if (running !== undefined) return running
    const asking = this.#reader(caipNetwork)
      .then(reader => reader.balance(parameters))
      .finally(() => this.#balances.delete(key))
    this.#balances.set(key, asking)
    return asking
  }

  sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }> {
    return this.#send(parameters)
  }

  sendToken(parameters: SendTokenParameters): Promise<{ readonly hash: string }> {
    return this.#send(parameters)
  }

  /** With `tokenAddress`, of a token transfer of `value` base units: rent for the recipient's account is part of it, where there is none yet. */
  async estimateFee(parameters: EstimateFeeParameters): Promise<bigint> {
    const { estimateFee } = await import('../transfer/Transfers')
    return estimateFee(this.#terms, parameters)
  }

  /** The fee is what the message says. An account that kept a little of its own would be refused: it keeps nothing, or what its rent takes. */
  feeReserve(fee: bigint): bigint {
    return fee
  }

  async paidFee({ caipNetwork, hash }: PaidFeeParameters): Promise<bigint | undefined> {
    return (await this.#reader(caipNetwork)).paidFee(hash)
  }

  /** Programs, and accounts that belong to one: of tokens, of programs, of multisigs. */
  async isContract(parameters: AddressParameters): Promise<boolean> {
    return (await this.#reader(parameters.caipNetwork)).isProgram(parameters)
  }

  async simulateTransfer(transfer: Transfer): Promise<SimulatedTransfer | undefined> {
    return (await transferTrials()).simulateTransfer(this.#terms, transfer)
  }

  async describeTransfer(transfer: Transfer): Promise<readonly TransferLine[]> {
    return (await transferTrials()).describeTransfer(this.#terms, transfer)
  }

  async describeRequest(request: WalletRequest): Promise<readonly RequestLine[]> {
    const { describeRequest } = await import('../transfer/requests')
    return describeRequest(request)
  }

  async simulateRequest(request: WalletRequest): Promise<SimulatedRequest | undefined> {
    const { simulateRequest } = await import('../transfer/requests')
    return simulateRequest(this.#terms, request)
  }

  async followTransaction(parameters: FollowTransactionParameters): Promise<TransactionOutcome> {
    return (await this.#reader(parameters.caipNetwork)).follow(parameters, this.#sent.get(parameters.hash))
  }

  /** [SLIP-44](https://github.com/satoshilabs/slips/blob/master/slip-0044.md). */
  async coinTypes(): Promise<readonly number[]> {
    return [501]
  }

  /** [Solana Pay](https://docs.solanapay.com/spec). */
  addressUri({ address }: AddressParameters): string {
    return `solana:${address}`
  }

  /** Hands a transaction that is signed to the node. Resolves with its signature. */
  async submit(network: CaipNetwork, transaction: Uint8Array, options: SendOptions): Promise<string> {
    return (await this.#reader(network)).submit(transaction, options)
  }

  async #send(parameters: SendTransactionParameters | SendTokenParameters): Promise<{ readonly hash: string }> {
    const { caipNetwork: network } = parameters
    const payer = this.#dependencies.payer(parameters.address, network)
    const { send } = await import('../transfer/Transfers')
    return send({ ...this.#terms, ...payer, network, sent: this.#sent }, parameters)
  }

  get #terms(): TransferTerms {
    const { commitment, maxPriorityFee, rpc } = this.#dependencies
    return { commitment, maxPriorityFee, isAddress: isSolanaAddress, rpc: rpc() }
  }

  async #reader(network: CaipNetwork): Promise<ChainReader> {
    const { ChainReader } = await import('../rpc/ChainReader')
    return new ChainReader(network, this.#dependencies.rpc(), this.#dependencies.commitment)
  }
}

function transferTrials(): Promise<typeof import('../transfer/TransferTrials')> {
  return import('../transfer/TransferTrials')
}
