import type {
  AddressParameters,
  Balance,
  CaipNetwork,
  EstimateFeeParameters,
  FollowTransactionParameters,
  PaidFeeParameters,
  SimulatedTransfer,
  TransactionOutcome,
  Transfer,
  TransferLine,
} from '@openappkit/appkit-core'
import type { RpcSettings } from '@openappkit/appkit-core/transactions'
import type { SendOptions } from '../provider/SolanaProvider'
import type { ChainReader } from '../rpc/ChainReader'
import type { GetBalanceParameters } from '../rpc/getBalance'
import type { SentTransactions } from '../rpc/SentTransactions'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { TransferTerms } from '../transfer/transferContext'

/** Who is asked, and how. */
export interface ChainQuestionsOwner {
  readonly commitment: SolanaCommitment
  readonly maxPriorityFee: bigint
  isAddress(address: string): boolean
  rpc(): RpcSettings | undefined
}

/** What is asked of the chain, and of no wallet. What answers loads with the first question. */
export class ChainQuestions {
  readonly #owner: ChainQuestionsOwner
  readonly sent: SentTransactions = new Map()
  readonly #balances = new Map<string, Promise<Balance>>()

  constructor(owner: ChainQuestionsOwner) {
    this.#owner = owner
  }

  /** Calls for the same balance while one is under way share its answer. */
  getBalance(parameters: GetBalanceParameters): Promise<Balance> {
    const { address, caipNetwork, tokenAddress } = parameters
    const key = [caipNetwork.caipNetworkId, address, tokenAddress].join()
    const running = this.#balances.get(key)
    if (running) return running
    const asking = this.#reader(caipNetwork)
      .then(reader => reader.balance(parameters))
      .finally(() => this.#balances.delete(key))
    this.#balances.set(key, asking)
    return asking
  }

  async isContract(parameters: AddressParameters): Promise<boolean> {
    return (await this.#reader(parameters.caipNetwork)).isProgram(parameters)
  }

  async paidFee({ caipNetwork, hash }: PaidFeeParameters): Promise<bigint | undefined> {
    return (await this.#reader(caipNetwork)).paidFee(hash)
  }

  async followTransaction(parameters: FollowTransactionParameters): Promise<TransactionOutcome> {
    return (await this.#reader(parameters.caipNetwork)).follow(parameters, this.sent.get(parameters.hash))
  }

  async estimateFee(parameters: EstimateFeeParameters): Promise<bigint> {
    const { estimateFee } = await import('../transfer/Transfers')
    return estimateFee(this.#terms, parameters)
  }

  async simulateTransfer(transfer: Transfer): Promise<SimulatedTransfer | undefined> {
    return (await transferTrials()).simulateTransfer(this.#terms, transfer)
  }

  async describeTransfer(transfer: Transfer): Promise<readonly TransferLine[]> {
    return (await transferTrials()).describeTransfer(this.#terms, transfer)
  }

  /** Hands a transaction that is signed to the node. Resolves with its signature. */
  async submit(network: CaipNetwork, transaction: Uint8Array, options: SendOptions): Promise<string> {
    return (await this.#reader(network)).submit(transaction, options)
  }

  get #terms(): TransferTerms {
    const { rpc, ...terms } = this.#owner
    return { ...terms, rpc: rpc() }
  }

  async #reader(network: CaipNetwork): Promise<ChainReader> {
    const { ChainReader } = await import('../rpc/ChainReader')
    return new ChainReader(network, this.#owner.rpc(), this.#owner.commitment)
  }
}

function transferTrials(): Promise<typeof import('../transfer/TransferTrials')> {
  return import('../transfer/TransferTrials')
}
