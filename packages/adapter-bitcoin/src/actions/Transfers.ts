import type {
  AdapterCapability,
  AddressParameters,
  Balance,
  CaipNetwork,
  CaipNetworkId,
  EstimateFeeParameters,
  FollowTransactionParameters,
  PaidFeeParameters,
  RequestLine,
  SendTransactionParameters,
  SimulatedRequest,
  SimulatedTransfer,
  TransactionOutcome,
  Transfer,
  TransferAdapter,
  TransferLine,
  WalletRequest,
} from '@openappkit/appkit-core'
import type { WalletFailure } from '@openappkit/appkit-core/adapter'
import { assertNoReferences } from '@openappkit/appkit-core/transactions'
import type { AddressRules } from '../address/ParsedAddress'
import type { BitcoinProvider } from '../BitcoinProvider'
import { Esplora } from '../chain/Esplora'
import { esploraUrl } from '../chain/esploraUrl'
import { followTransaction } from '../chain/followTransaction'
import { reservedSum } from '../chain/reservedCoins'
import type { LiveConnection } from './LiveConnection'
import { noTokens } from './noTokens'
import { planTransfer, readTransfer, type TransferInput } from './planTransfer'
import { describeRequest, simulateRequest } from './psbtRequest'
import { sendTransfer } from './sendTransfer'
import { signPsbt } from './signPsbt'
import type { TransferContext } from './TransferContext'
import { describeTransfer, simulateTransfer } from './transferSimulation'
import { wrapWalletError } from './walletFailure'

/** Network fields used to locate its server. */
export type ReadableNetwork = Parameters<typeof esploraUrl>[0]

const unreadable: WalletFailure = {
  code: 'balance/unavailable',
  message: "The balance couldn't be read. Try again later.",
}

/** Fee rate in satoshis per virtual byte above which a fee counts as unusual. */
const highestUsualRate = 300n

/** Values that the actions pass to {@link Transfers}. */
export interface TransferDependencies {
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly rules: AddressRules
  /** Root URLs of the app's esplora APIs, by CAIP-2 id. */
  readonly esplora: Readonly<Record<string, string>> | undefined
  /** Returns the paying connection. See `findPayer`. */
  paying(network: Pick<LiveConnection, 'caipNetworkId'>, address?: string): LiveConnection
  /**
   * Returns the connection. For a WalletConnect wallet that only signs, first requests the account's public key,
   * without a prompt.
   */
  withKeys(live: LiveConnection): Promise<LiveConnection>
  network(caipNetworkId: CaipNetworkId): ReadableNetwork
}

/** Reads balances, and describes, simulates and sends transfers on Bitcoin. Loads on first use. */
export class Transfers implements TransferAdapter {
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly #dependencies: TransferDependencies
  readonly #rules: AddressRules

  constructor(dependencies: TransferDependencies) {
    this.capabilities = dependencies.capabilities
    this.#dependencies = dependencies
    this.#rules = dependencies.rules
  }

  isAddress(address: string, { caipNetworkId }: CaipNetwork): boolean {
    const parsed = this.#rules.parse(address)
    return typeof parsed === 'object' && parsed.families.includes(this.#rules.familyOf(caipNetworkId))
  }

  /** Returns the sum of the account's coins, including unconfirmed ones. */
  async getBalance({
    address,
    caipNetwork,
    tokenAddress,
  }: {
    readonly address: string
    readonly caipNetwork: CaipNetwork
    readonly tokenAddress?: string | undefined
  }): Promise<Balance> {
    if (tokenAddress !== undefined) throw noTokens()
    const { symbol, decimals } = caipNetwork.nativeCurrency
    const coins = await wrapWalletError(unreadable, async () => this.#esplora(caipNetwork).coins(address))
    const owner = this.#rules.parse(address)
    const reserved = typeof owner === 'string' ? 0n : reservedSum(coins, owner)
    const value = coins.reduce((sum, coin) => sum + coin.value, 0n)
    return { value, decimals, symbol, ...(reserved > 0n ? { reserved } : {}) }
  }

  async estimateFee(parameters: EstimateFeeParameters): Promise<bigint> {
    assertNoReferences(parameters)
    const { address, to, value, caipNetwork, spendsReserved } = parameters
    const { caipNetworkId } = caipNetwork
    const transfer = readTransfer({ from: address, to, amount: value, caipNetworkId, spendsReserved }, this.#rules)
    return (await planTransfer(transfer, this.#esplora(caipNetwork))).fee
  }

  /** Returns whether a fee exceeds 300 satoshis per virtual byte, or a fifth of the amount. */
  async isFeeUnusual({
    address,
    amount,
    caipNetwork,
    fee,
    spendsReserved,
    to,
  }: Transfer & { readonly fee: bigint }): Promise<boolean> {
    const { caipNetworkId } = caipNetwork
    const transfer = readTransfer({ from: address, to, amount, caipNetworkId, spendsReserved }, this.#rules)
    if (fee * 5n > transfer.amount) return true
    const { size } = await planTransfer(transfer, this.#esplora(caipNetwork))
    return fee > size * highestUsualRate
  }

  paidFee({ caipNetwork, hash }: PaidFeeParameters): Promise<bigint | undefined> {
    return this.#esplora(caipNetwork).fee(hash)
  }

  async followTransaction(parameters: FollowTransactionParameters): Promise<TransactionOutcome> {
    return followTransaction(this.#esplora(parameters.caipNetwork), parameters)
  }

  async simulateTransfer(transfer: Transfer): Promise<SimulatedTransfer> {
    return simulateTransfer(await this.#contextOf(transfer), transfer)
  }

  async describeTransfer(transfer: Transfer): Promise<readonly TransferLine[]> {
    return describeTransfer(await this.#contextOf(transfer), transfer)
  }

  describeRequest(request: WalletRequest): Promise<readonly RequestLine[]> {
    return describeRequest(request, this.#rules)
  }

  simulateRequest(request: WalletRequest): Promise<SimulatedRequest | undefined> {
    return simulateRequest(request, this.#rules)
  }

  async sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }> {
    assertNoReferences(parameters)
    const { address, value, caipNetwork, ...input } = parameters
    return { hash: await this.pay(this.#dependencies.paying(caipNetwork, address), { ...input, amount: value }) }
  }

  async sendToken(): Promise<never> {
    throw noTokens()
  }

  /**
   * Returns the [SLIP-44](https://github.com/satoshilabs/slips/blob/master/slip-0044.md) coin type. Test networks use
   * mainnet's, because names have no address records for other types.
   */
  async coinTypes(): Promise<readonly number[]> {
    return [0]
  }

  /** Returns the [BIP-21](https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki) URI of an address. */
  addressUri({ address }: AddressParameters): string {
    return `bitcoin:${address}`
  }

  /**
   * Sends a transfer from a connection. Validates it before the wallet prompt.
   *
   * @throws {AppKitError} `address/…` or `amount/…` when the transfer is invalid, and the errors of
   * {@link sendTransfer}.
   */
  async pay(live: LiveConnection, input: Omit<TransferInput, 'from' | 'caipNetworkId'>): Promise<string> {
    const { address: from, caipNetworkId } = live
    const { network, paying, withKeys } = this.#dependencies
    const transfer = readTransfer({ ...input, from, caipNetworkId }, this.#rules)
    await withKeys(live)
    // The wallet may have switched accounts or networks before it returned the key.
    const now = paying(live, from)
    return sendTransfer(this.#context(now, network(now.caipNetworkId)), transfer)
  }

  signPsbt(
    live: LiveConnection,
    parameters: Parameters<BitcoinProvider['signPSBT']>[0],
  ): ReturnType<BitcoinProvider['signPSBT']> {
    return signPsbt(this.#context(live, this.#dependencies.network(live.caipNetworkId)), parameters)
  }

  async #contextOf(transfer: Transfer): Promise<TransferContext> {
    const { address, caipNetwork, tokenAddress } = transfer
    if (tokenAddress !== undefined) throw noTokens()
    assertNoReferences(transfer)
    const live = await this.#dependencies.withKeys(this.#dependencies.paying(caipNetwork, address))
    return this.#context(live, caipNetwork)
  }

  #context(live: LiveConnection, network: ReadableNetwork): TransferContext {
    return { live, rules: this.#rules, esplora: () => this.#esplora(network) }
  }

  /**
   * Returns the server of a network.
   *
   * @throws {AppKitError} `network/no-esplora` when the network has none.
   */
  #esplora(network: ReadableNetwork): Esplora {
    return new Esplora(esploraUrl(network, this.#dependencies.esplora))
  }
}
