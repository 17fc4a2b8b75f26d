import type {
  AddressParameters,
  Balance,
  CaipNetwork,
  FollowTransactionParameters,
  TransactionOutcome,
} from '@openappkit/appkit-core'
import type { RpcSettings } from '@openappkit/appkit-core/transactions'
import { encodeBase64 } from '../codec/base64'
import type { SendOptions } from '../provider/SolanaProvider'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import { type Endpoints, endpointsOf } from './endpoints'
import { followTransaction } from './followTransaction'
import { type GetBalanceParameters, getBalance } from './getBalance'
import { isProgram } from './isProgram'
import { paidFee } from './paidFee'
import type { SentTransaction } from './SentTransactions'
import { SolanaRpc } from './SolanaRpc'

/** Reads from the chain and sends signed transactions. Loads with the first balance, earlier than the transfer code. */
export class ChainReader {
  readonly #rpc: SolanaRpc
  readonly #endpoints: Endpoints
  readonly #commitment: SolanaCommitment

  constructor(network: CaipNetwork, settings: RpcSettings | undefined, commitment: SolanaCommitment) {
    this.#endpoints = endpointsOf(network, settings)
    this.#rpc = new SolanaRpc(this.#endpoints.http)
    this.#commitment = commitment
  }

  balance(parameters: GetBalanceParameters): Promise<Balance> {
    return getBalance(this.#rpc, this.#commitment, parameters)
  }

  isProgram({ address }: AddressParameters): Promise<boolean> {
    return isProgram(this.#rpc, address, this.#commitment)
  }

  paidFee(signature: string): Promise<bigint | undefined> {
    return paidFee(this.#rpc, signature, this.#commitment)
  }

  follow(
    { hash: signature, onTrace, signal, trace }: FollowTransactionParameters,
    sent: SentTransaction | undefined,
  ): Promise<TransactionOutcome> {
    const { webSocket } = this.#endpoints
    const commitment = this.#commitment
    return followTransaction({ rpc: this.#rpc, webSocket, signature, commitment, signal, sent, trace, onTrace })
  }

  submit(transaction: Uint8Array, options: SendOptions): Promise<string> {
    const config = { encoding: 'base64', preflightCommitment: this.#commitment, ...options }
    return this.#rpc.ask('sendTransaction', encodeBase64(transaction), config)
  }
}
