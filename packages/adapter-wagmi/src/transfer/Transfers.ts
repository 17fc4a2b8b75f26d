import type {
  AdapterCapability,
  AddressParameters,
  AllowanceParameters,
  Balance,
  CaipNetwork,
  CallsRequest,
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
import { assertNoReferences, assertTransfer, evmCoinTypes, pollUntil } from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import type { Address } from 'viem'

import { callsOf } from './callsOf'
import { describeCall, describeTransferCall } from './describeCall'
import { encodeApprove, encodeTransfer } from './erc20'
import { estimateFee } from './estimateFee'
import { getAllowance } from './getAllowance'
import { type GetBalanceParameters, getBalance } from './getBalance'
import { isContract } from './isContract'
import { nodeOf } from './NodeRequest'
import { paidFee } from './paidFee'
import { resolveName } from './resolveName'
import { printTrace, readSent, readTrace, type SentTrace } from './SentTrace'
import { sendBatch } from './sendBatch'
import { sendTransaction } from './sendTransaction'
import { simulateCalls } from './simulateCalls'
import { simulateTransfer } from './simulateTransfer'
import { TransactionWatch } from './TransactionWatch'
import { transferRequest } from './transferRequest'
import { canBatch, getWalletAssets, getWalletCapabilities } from './walletQueries'

/** Delay before the first check, in milliseconds. Detects a mined transaction within a second on any chain. */
const firstWait = 500
/** At the usual pace of four seconds, `forgotten` is ten minutes and `unseen` is one hour. */
const timeouts = { forgotten: 150, unseen: 900, odd: 10, unfound: 5 }

/** Values that the adapter passes to {@link Transfers}. */
export interface TransferDependencies {
  readonly config: Config
  readonly capabilities: ReadonlySet<AdapterCapability>
  /** Adds the EIP-55 checksum. Passed in, because importing viem from this lazy chunk would split the first chunk. */
  checksum(address: string): Address
  /** Returns whether an address is valid. Passed in for the same reason. */
  isAddress(address: string): boolean
}

/** Reads assets, describes and simulates transfers, sends them and follows their outcome. Loads on first use. */
export class Transfers implements TransferAdapter {
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly #config: Config
  readonly #checksum: TransferDependencies['checksum']
  readonly #isAddress: TransferDependencies['isAddress']
  readonly #balances: Map<string, Promise<Balance>> = new Map()
  /**
   * Traces of transactions sent by this page, by hash. Read right after sending, because nodes no longer return a
   * transaction that is replaced a second later.
   */
  readonly #sent: Map<string, Promise<SentTrace | undefined>> = new Map()

  constructor({ capabilities, config, checksum, isAddress }: TransferDependencies) {
    this.capabilities = capabilities
    this.#config = config
    this.#checksum = checksum
    this.#isAddress = isAddress
  }

  isAddress(address: string): boolean {
    return this.#isAddress(address)
  }

  /**
   * Returns the amount to reserve for a fee. Wallets offer up to twice the current price, the price may rise by a
   * quarter, and the chain rejects transactions from accounts that can't cover the offer.
   */
  feeReserve(fee: bigint): bigint {
    return (fee * 5n + 1n) / 2n
  }

  /** Returns the URI of an address ([EIP-681](https://eips.ethereum.org/EIPS/eip-681)). */
  addressUri({ address, caipNetwork }: AddressParameters): string {
    return `ethereum:${address}@${caipNetwork.id}`
  }

  /** Returns a balance. Concurrent calls for the same balance share one request. */
  getBalance(parameters: GetBalanceParameters): Promise<Balance> {
    const { address, caipNetwork, tokenAddress } = parameters
    const key = [caipNetwork.id, address, tokenAddress].join().toLowerCase()
    const running = this.#balances.get(key)
    if (running !== undefined) return running
    const asking = getBalance(this.#config, parameters).finally(() => this.#balances.delete(key))
    this.#balances.set(key, asking)
    return asking
  }

  async sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }> {
    assertNoReferences(parameters)
    assertTransfer(parameters.to, parameters.value, this.#isAddress)
    return this.#send(parameters)
  }

  async sendToken({
    address,
    caipNetwork,
    maxFee,
    ...transfer
  }: SendTokenParameters): Promise<{ readonly hash: string }> {
    assertNoReferences(transfer)
    assertTransfer(transfer.to, transfer.amount, this.#isAddress)
    return this.#send({ ...transferRequest(transfer), address, caipNetwork, maxFee })
  }

  async coinTypes(network: CaipNetwork): Promise<readonly number[]> {
    return evmCoinTypes(network)
  }

  async estimateFee(parameters: EstimateFeeParameters): Promise<bigint> {
    assertNoReferences(parameters)
    return estimateFee(this.#config, parameters)
  }

  resolveName({
    caipNetwork,
    name,
  }: {
    readonly name: string
    readonly caipNetwork: CaipNetwork
  }): Promise<string | undefined> {
    return resolveName(this.#config, name, caipNetwork)
  }

  paidFee({ caipNetwork, hash }: PaidFeeParameters): Promise<bigint | undefined> {
    return paidFee(nodeOf(this.#config, caipNetwork.id), hash)
  }

  isContract({ address, caipNetwork }: AddressParameters): Promise<boolean> {
    return isContract(nodeOf(this.#config, caipNetwork.id), address)
  }

  async checksumAddress({ address }: AddressParameters): Promise<string> {
    return this.#checksum(address)
  }

  async simulateTransfer(transfer: Transfer): Promise<SimulatedTransfer | undefined> {
    assertNoReferences(transfer)
    return simulateTransfer(nodeOf(this.#config, transfer.caipNetwork.id), transfer)
  }

  async describeTransfer(transfer: Transfer): Promise<readonly TransferLine[]> {
    assertNoReferences(transfer)
    assertTransfer(transfer.to, transfer.amount, this.#isAddress)
    return [describeTransferCall(transferRequest(transfer), this.#checksum)]
  }

  async describeRequest(request: WalletRequest): Promise<readonly RequestLine[]> {
    const calls = callsOf(request, this.#isAddress)
    const node = nodeOf(this.#config, request.caipNetwork.id)
    return Promise.all(calls.map(call => describeCall(node, call, request.address, this.#checksum)))
  }

  async sendRequest({ maxFee, onApproved, request }: SendRequestParameters): Promise<{ readonly hash: string }> {
    const { address, caipNetwork } = request
    const calls = callsOf(request, this.#isAddress)
    const [first] = calls
    if (first && calls.length === 1) return this.#send({ ...first, address, caipNetwork, maxFee })
    const sent = await sendBatch(this.#config, { address, calls, caipNetwork }, onApproved)
    this.#trace(sent.hash, caipNetwork)
    return sent
  }

  getAllowance(parameters: AllowanceParameters): Promise<bigint> {
    return getAllowance(nodeOf(this.#config, parameters.caipNetwork.id), parameters)
  }

  approvalRequest({
    address,
    amount,
    caipNetwork,
    spender,
    tokenAddress,
  }: AllowanceParameters & { readonly amount: bigint }): CallsRequest {
    return { kind: 'calls', address, caipNetwork, calls: [{ to: tokenAddress, data: encodeApprove(spender, amount) }] }
  }

  transferRequest({ address, amount, caipNetwork, references, to, tokenAddress }: Transfer): CallsRequest {
    assertNoReferences({ references })
    assertTransfer(to, amount, this.#isAddress)
    const call =
      tokenAddress === undefined ? { to, value: amount } : { to: tokenAddress, data: encodeTransfer(to, amount) }
    return { kind: 'calls', address, caipNetwork, calls: [call] }
  }

  canBatch({ address, caipNetwork }: AddressParameters): Promise<boolean> {
    return canBatch(this.#config, address, Number(caipNetwork.id))
  }

  async simulateRequest(request: WalletRequest): Promise<SimulatedRequest | undefined> {
    const { address, caipNetwork } = request
    const calls = callsOf(request, this.#isAddress)
    return simulateCalls(nodeOf(this.#config, caipNetwork.id), address, calls, this.#checksum)
  }

  async followTransaction(parameters: FollowTransactionParameters): Promise<TransactionOutcome> {
    const { onTrace, signal, trace, ...transaction } = parameters
    const { id } = transaction.caipNetwork
    const response = trace === undefined ? undefined : readTrace(trace)
    const known = response ?? (await this.#sent.get(transaction.hash))
    if (known && !response) onTrace?.(printTrace(known))
    const { pollingInterval } = this.#config.getClient({ chainId: Number(id) })
    const watch = new TransactionWatch(nodeOf(this.#config, id), transaction, timeouts, {
      known,
      onSeen: sent => onTrace?.(printTrace(sent)),
    })
    return pollUntil(
      () => watch.look(),
      { first: Math.min(firstWait, pollingInterval), longest: pollingInterval },
      signal,
    )
  }

  async #send(parameters: SendTransactionParameters): Promise<{ readonly hash: string }> {
    const sent = await sendTransaction(this.#config, parameters)
    this.#trace(sent.hash, parameters.caipNetwork)
    return sent
  }

  #trace(hash: string, network: CaipNetwork): void {
    const node = nodeOf(this.#config, network.id)
    this.#sent.set(
      hash,
      node('eth_getTransactionByHash', hash).then(readSent, () => undefined),
    )
  }

  getWalletCapabilities(address: string): Promise<Readonly<Record<string, unknown>>> {
    return getWalletCapabilities(this.#config, address)
  }

  getWalletAssets(parameters: {
    readonly account: string
    readonly chainFilter?: readonly string[] | undefined
  }): Promise<Readonly<Record<string, readonly unknown[]>>> {
    return getWalletAssets(this.#config, parameters)
  }
}
