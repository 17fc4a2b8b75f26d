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
import type { AddressRules } from '../address/ParsedAddress'
import type { BitcoinProvider } from '../BitcoinProvider'
import { Esplora } from '../chain/Esplora'
import { esploraUrl } from '../chain/esploraUrl'
import { followTransaction } from '../chain/followTransaction'
import { reservedSum } from '../chain/reservedCoins'
import type { LiveConnection } from './LiveConnection'
import { noTokens } from './noTokens'
import { type AskedTransfer, planTransfer, readTransfer } from './planTransfer'
import { describeRequest, simulateRequest } from './psbtRequest'
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

/** What the transfers need of the actions. */
export interface TransferDependencies {
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly rules: AddressRules
  /** Roots of esplora APIs by CAIP-2 id, of the host's choice. */
  readonly esplora: Readonly<Record<string, string>> | undefined
  /** See `findPayer`. */
  paying(network: Pick<LiveConnection, 'caipNetworkId'>, address?: string): LiveConnection
  /** The connection with what its wallet only says when asked, without a prompt. */
  withKeys(live: LiveConnection): Promise<LiveConnection>
  network(caipNetworkId: CaipNetworkId): ReadableNetwork
}

/** Bitcoin's reading and sending. It loads once an account is connected. */
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

  async sendTransaction({ address, value, caipNetwork, ...asked }: SendTransactionParameters): Promise<{
    readonly hash: string
  }> {
    return { hash: await this.pay(this.#dependencies.paying(caipNetwork, address), { ...asked, amount: value }) }
  }

  async sendToken(): Promise<never> {
    throw noTokens()
  }

  /** [SLIP-44](https://github.com/satoshilabs/slips/blob/master/slip-0044.md), of test networks as well: names know no other. */
  async coinTypes(): Promise<readonly number[]> {
    return [0]
  }

  /** [BIP-21](https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki). */
  addressUri({ address }: AddressParameters): string {
    return `bitcoin:${address}`
  }

  /** Sends from a connection. What can't be sent is refused before the wallet prompt. @throws AppKitError `address/…`, `amount/…` */
  async pay(live: LiveConnection, asked: Omit<AskedTransfer, 'from' | 'caipNetworkId'>): Promise<string> {
    const { address: from, caipNetworkId } = live
    const { network, paying, withKeys } = this.#dependencies
    const transfer = readTransfer({ ...asked, from, caipNetworkId }, this.#rules)
    await withKeys(live)
    // The wallet may have gone elsewhere while it was asked.
    const now = paying(live, from)
    return sendTransfer(this.#context(now, network(now.caipNetworkId)), transfer)
  }

  signPsbt(
    live: LiveConnection,
    parameters: Parameters<BitcoinProvider['signPSBT']>[0],
  ): ReturnType<BitcoinProvider['signPSBT']> {
    return signPsbt(this.#context(live, this.#dependencies.network(live.caipNetworkId)), parameters)
  }

  async #contextOf({ address, caipNetwork, tokenAddress }: Transfer): Promise<TransferContext> {
    if (tokenAddress !== undefined) throw noTokens()
    const live = await this.#dependencies.withKeys(this.#dependencies.paying(caipNetwork, address))
    return this.#context(live, caipNetwork)
  }

  #context(live: LiveConnection, network: ReadableNetwork): TransferContext {
    return { live, rules: this.#rules, esplora: () => this.#esplora(network) }
  }

  /** @throws AppKitError `network/no-esplora` */
  #esplora(network: ReadableNetwork): Esplora {
    return new Esplora(esploraUrl(network, this.#dependencies.esplora))
  }
}
