import type {
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
import type { AddressRules } from '../address/ParsedAddress'
import type { BitcoinProvider } from '../BitcoinProvider'
import { Esplora } from '../chain/Esplora'
import { esploraUrl } from '../chain/esploraUrl'
import { followTransaction } from '../chain/followTransaction'
import { reservedSum } from '../chain/reservedCoins'
import type { LiveConnection } from './LiveConnection'
import { noTokens } from './noTokens'
import { type AskedTransfer, type PlainTransfer, planTransfer, readTransfer } from './planTransfer'
import { sendTransfer } from './sendTransfer'
import { signPsbt } from './signPsbt'
import type { TransferContext } from './TransferContext'
import { describeTransfer, simulateTransfer } from './transferTrials'
import { orFailure } from './walletFailure'

/** What of a network says where it can be read. */
export type ReadableNetwork = Parameters<typeof esploraUrl>[0]

const unreadable = { code: 'balance/unavailable', message: 'The balance could not be read. Try again in a moment.' }

/** Satoshis per virtual byte. */
const highestUsualRate = 300n

/** All about money: what an account has, what a transfer costs, does, asks for and became, and the sending. Nobody needs it before an account is connected. */
export class Transfers {
  readonly #rules: AddressRules
  readonly #given: Readonly<Record<string, string>> | undefined

  /** @param given - roots of esplora APIs by CAIP-2 id, of the host's choice */
  constructor(rules: AddressRules, given: Readonly<Record<string, string>> | undefined) {
    this.#rules = rules
    this.#given = given
  }

  /** The sum of the account's coins, those on their way among them. */
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
    const coins = await orFailure(unreadable, async () => this.#esplora(caipNetwork).coins(address))
    const owner = this.#rules.parse(address)
    const reserved = typeof owner === 'string' ? 0n : reservedSum(coins, owner)
    const value = coins.reduce((sum, coin) => sum + coin.value, 0n)
    return { value, decimals, symbol, ...(reserved > 0n ? { reserved } : {}) }
  }

  async estimateFee({ address, to, value, caipNetwork, spendsReserved }: EstimateFeeParameters): Promise<bigint> {
    const { caipNetworkId } = caipNetwork
    const transfer = readTransfer({ from: address, to, amount: value, caipNetworkId, spendsReserved }, this.#rules)
    return (await planTransfer(transfer, this.#esplora(caipNetwork))).fee
  }

  /** Whether a fee is above 300 satoshis per virtual byte, or a fifth of the amount. */
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

  simulate(live: LiveConnection, transfer: Transfer): Promise<SimulatedTransfer> {
    return simulateTransfer(this.#context(live, transfer.caipNetwork), transfer)
  }

  describe(live: LiveConnection, transfer: Transfer): Promise<readonly TransferLine[]> {
    return describeTransfer(this.#context(live, transfer.caipNetwork), transfer)
  }

  /** Refuses what can't be sent, before anybody is asked for anything. @throws AppKitError `address/…`, `amount/…` */
  read(
    { address, caipNetworkId }: LiveConnection,
    asked: Omit<AskedTransfer, 'from' | 'caipNetworkId'>,
  ): PlainTransfer {
    return readTransfer({ ...asked, from: address, caipNetworkId }, this.#rules)
  }

  send(live: LiveConnection, transfer: PlainTransfer, network: ReadableNetwork): Promise<string> {
    return sendTransfer(this.#context(live, network), transfer)
  }

  signPsbt(
    live: LiveConnection,
    parameters: Parameters<BitcoinProvider['signPSBT']>[0],
    network: ReadableNetwork,
  ): ReturnType<BitcoinProvider['signPSBT']> {
    return signPsbt(this.#context(live, network), parameters)
  }

  #context(live: LiveConnection, network: ReadableNetwork): TransferContext {
    return { live, rules: this.#rules, esplora: () => this.#esplora(network) }
  }

  /** @throws AppKitError `network/no-esplora` */
  #esplora(network: ReadableNetwork): Esplora {
    return new Esplora(esploraUrl(network, this.#given))
  }
}
