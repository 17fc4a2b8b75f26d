import type {
  AdapterCapability,
  Balance,
  CaipNetwork,
  EstimateFeeParameters,
  SendTransactionParameters,
  TransferAdapter,
} from '@openappkit/appkit-core'
import {
  AppKitError,
  assertFee,
  assertNoReferences,
  assertTransfer,
  pollUntil,
} from '@openappkit/appkit-core/walletconnect'
import type { ChainDialect } from '../dialects/ChainDialect'
import type { NamespaceSession } from '../session/NamespaceSession'
import { unsupported, wrapRejection } from '../session/sessionErrors'

/** Pauses between two reads of a transaction, in milliseconds. */
const pace = { first: 500, longest: 4_000 }

/** Reads from the chain and sends with the session's wallet, as far as the dialect supports it. */
export class SessionTransfers implements TransferAdapter {
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly isContract?: NonNullable<TransferAdapter['isContract']>
  readonly followTransaction?: NonNullable<TransferAdapter['followTransaction']>
  readonly coinTypes?: NonNullable<TransferAdapter['coinTypes']>
  readonly feeReserve?: NonNullable<TransferAdapter['feeReserve']>
  readonly addressUri?: NonNullable<TransferAdapter['addressUri']>
  readonly #session: NamespaceSession
  readonly #dialect: ChainDialect

  constructor(session: NamespaceSession, dialect: ChainDialect, capabilities: ReadonlySet<AdapterCapability>) {
    this.#session = session
    this.#dialect = dialect
    this.capabilities = capabilities
    const { isContract, watch, coinTypes, feeReserve, addressUri } = dialect
    const { request } = session
    if (isContract)
      this.isContract = ({ address, caipNetwork }) => isContract(request, caipNetwork.caipNetworkId, address)
    if (watch)
      this.followTransaction = ({ caipNetwork, signal, ...transaction }) =>
        pollUntil(watch(request, caipNetwork.caipNetworkId, transaction), pace, signal)
    if (coinTypes) this.coinTypes = async network => coinTypes(network)
    if (feeReserve) this.feeReserve = feeReserve
    if (addressUri) this.addressUri = ({ address, caipNetwork }) => addressUri(address, caipNetwork)
  }

  isAddress(address: string): boolean {
    return this.#dialect.isAddress?.(address) === true
  }

  async getBalance({
    address,
    caipNetwork,
    tokenAddress,
  }: {
    readonly address: string
    readonly caipNetwork: CaipNetwork
    readonly tokenAddress?: string | undefined
  }): Promise<Balance> {
    const { getBalance } = this.#dialect
    if (!getBalance || tokenAddress !== undefined) throw unsupported()
    const { decimals, symbol } = caipNetwork.nativeCurrency
    return { value: await getBalance(this.#session.request, caipNetwork.caipNetworkId, address), decimals, symbol }
  }

  /**
   * Sends native coins with the session's wallet.
   *
   * @throws {UserRejectedError} when the user rejects.
   * @throws {AppKitError} `adapter/unsupported` when the chain's dialect can't send, the session shares no account, or
   * the transfer has references.
   * @throws {AppKitError} `wallet/account-not-shared` when the session doesn't share the sender.
   * @throws {AppKitError} `transaction/invalid-address`, `transaction/invalid-amount`, `transaction/fee-changed` or
   * `transaction/estimate-failed` before the wallet request.
   * @throws {AppKitError} `transaction/status-unknown` when the wallet returns no transaction id.
   */
  async sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }> {
    const { sendTransaction } = this.#dialect
    const [first] = this.#session.accounts
    const { address: wanted = first?.address } = parameters
    if (!sendTransaction || wanted === undefined) throw unsupported()
    assertNoReferences(parameters)
    const from = this.#session.sharing(wanted)
    assertTransfer(parameters.to, parameters.value, address => this.isAddress(address))
    if (parameters.maxFee !== undefined)
      assertFee(await this.estimateFee({ ...parameters, address: from }), parameters.maxFee)
    const hash: unknown = await wrapRejection(sendTransaction(this.#session.request, { ...parameters, from }))
    if (typeof hash === 'string' && hash !== '') return { hash }
    throw new AppKitError(
      'transaction/status-unknown',
      'The wallet returned no transaction ID. Check its history before trying again.',
    )
  }

  sendToken(): Promise<never> {
    return Promise.reject(unsupported())
  }

  async estimateFee(parameters: EstimateFeeParameters): Promise<bigint> {
    const { estimateFee } = this.#dialect
    if (!estimateFee || parameters.tokenAddress !== undefined) throw unsupported()
    assertNoReferences(parameters)
    try {
      return await estimateFee(this.#session.request, { ...parameters, from: parameters.address })
    } catch (cause) {
      throw new AppKitError('transaction/estimate-failed', "The network fee couldn't be estimated. Try again.", {
        cause,
      })
    }
  }
}
