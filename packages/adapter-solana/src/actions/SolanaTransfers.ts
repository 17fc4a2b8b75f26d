import type {
  AdapterCapability,
  AddressParameters,
  Balance,
  CaipNetwork,
  EstimateFeeParameters,
  FollowTransactionParameters,
  PaidFeeParameters,
  RequestLine,
  SendRequestParameters,
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

/** Values that the actions pass to {@link SolanaTransfers}. */
export interface TransferDependencies {
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly commitment: SolanaCommitment
  /** Maximum priority fee, in lamports. */
  readonly maxPriorityFee: bigint
  rpc(): RpcSettings | undefined
  /**
   * Returns the wallet that pays from `address`. Default: the active account.
   *
   * @throws {AppKitError} `wallet/not-connected`, `wallet/account-not-shared`, or `network/mismatch` when the account
   * doesn't support the network.
   */
  payer(
    address: string | undefined,
    network: CaipNetwork,
  ): { readonly wallet: SolanaWallet; readonly address: string; readonly signal: AbortSignal }
}

/** Reads from and sends to Solana. The code for each kind of call loads on first use. */
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

  /** Returns a balance. Concurrent calls for the same balance share one request. */
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

  /**
   * Returns the fee of a transfer in lamports. With `tokenAddress`, `value` is the amount of tokens in base units, and
   * the fee includes rent if the recipient has no token account yet.
   */
  async estimateFee(parameters: EstimateFeeParameters): Promise<bigint> {
    const { estimateFee } = await import('../transfer/Transfers')
    return estimateFee(this.#terms, parameters)
  }

  /**
   * Returns the amount to keep for a fee when the user sends the full balance. This is exactly the fee, since the
   * signed message fixes it. The transfer then empties the account, because the chain rejects a remainder below the
   * rent minimum.
   */
  feeReserve(fee: bigint): bigint {
    return fee
  }

  async paidFee({ caipNetwork, hash }: PaidFeeParameters): Promise<bigint | undefined> {
    return (await this.#reader(caipNetwork)).paidFee(hash)
  }

  /**
   * Returns whether an address is a program, or an account that a program owns, such as a token or multisig account.
   */
  async isContract(parameters: AddressParameters): Promise<boolean> {
    return (await this.#reader(parameters.caipNetwork)).isProgram(parameters)
  }

  async simulateTransfer(transfer: Transfer): Promise<SimulatedTransfer | undefined> {
    return (await transferSimulation()).simulateTransfer(this.#terms, transfer)
  }

  async describeTransfer(transfer: Transfer): Promise<readonly TransferLine[]> {
    return (await transferSimulation()).describeTransfer(this.#terms, transfer)
  }

  async describeRequest(request: WalletRequest): Promise<readonly RequestLine[]> {
    const { describeRequest } = await import('../transfer/requests')
    return describeRequest(request)
  }

  async simulateRequest(request: WalletRequest): Promise<SimulatedRequest | undefined> {
    const { simulateRequest } = await import('../transfer/requests')
    return simulateRequest(this.#terms, request)
  }

  async sendRequest({ request }: SendRequestParameters): Promise<{ readonly hash: string }> {
    const { sendRequest } = await import('../transfer/sendRequest')
    return sendRequest({ ...this.#terms, ...this.#payerOf(request), sent: this.#sent }, request)
  }

  async signRequest(request: WalletRequest): Promise<{ readonly transaction: Uint8Array }> {
    const { signRequest } = await import('../transfer/sendRequest')
    return signRequest(this.#payerOf(request), request)
  }

  async followTransaction(parameters: FollowTransactionParameters): Promise<TransactionOutcome> {
    return (await this.#reader(parameters.caipNetwork)).follow(parameters, this.#sent.get(parameters.hash))
  }

  /** Returns the [SLIP-44](https://github.com/satoshilabs/slips/blob/master/slip-0044.md) coin type. */
  async coinTypes(): Promise<readonly number[]> {
    return [501]
  }

  /** Returns the [Solana Pay](https://docs.solanapay.com/spec) URI of an address. */
  addressUri({ address }: AddressParameters): string {
    return `solana:${address}`
  }

  /** Sends a signed transaction to the node. Resolves with its signature in base58. */
  async submit(network: CaipNetwork, transaction: Uint8Array, options: SendOptions): Promise<string> {
    return (await this.#reader(network)).submit(transaction, options)
  }

  async #send(parameters: SendTransactionParameters | SendTokenParameters): Promise<{ readonly hash: string }> {
    const { caipNetwork: network } = parameters
    const payer = this.#dependencies.payer(parameters.address, network)
    const { send } = await import('../transfer/Transfers')
    return send({ ...this.#terms, ...payer, network, sent: this.#sent }, parameters)
  }

  #payerOf({ address, caipNetwork: network }: WalletRequest) {
    return { ...this.#dependencies.payer(address, network), network }
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

function transferSimulation(): Promise<typeof import('../transfer/transferSimulation')> {
  return import('../transfer/transferSimulation')
}
