import type { CaipNetwork } from '../caip/CaipNetwork'
import type { AdapterCapability } from './AdapterCapability'
import type { FollowTransactionParameters, TransactionOutcome } from './TransactionOutcome'
import type { SimulatedTransfer, Transfer, TransferLine } from './Transfer'
import type {
  AddressParameters,
  Balance,
  EstimateFeeParameters,
  PaidFeeParameters,
  SendTokenParameters,
  SendTransactionParameters,
} from './TransferParameters'
import type { RequestLine, SimulatedRequest, WalletRequest } from './WalletRequest'

/**
 * What reads one chain family, and moves money on it. An adapter loads it when it is first needed. What a chain doesn't have is absent, and the caller goes without.
 *
 * @example
 * const transfers = await kit.adapter('eip155').transfers()
 * const lines = await transfers.describeTransfer?.(transfer)
 */
export interface TransferAdapter {
  /** As `capabilities` of the adapter. */
  readonly capabilities: ReadonlySet<AdapterCapability>
  /** Whether money can be sent to this address on that network: well-formed, its checksum right, and of no other network. */
  isAddress(address: string, caipNetwork: CaipNetwork): boolean
  /**
   * An address as it is properly written, so that it looks the same wherever it came from: with its checksum, where that is in the case of its letters.
   * The same address, and one that {@link TransferAdapter.isAddress} knows. Absent: there is one way to write it, but for bech32 in capitals.
   *
   * @throws Error when it is no address of this chain.
   * @example
   * await transfers.properAddress({ address: '0x71c7656ec7ab88b098defb751b7401b5f6d8976f', caipNetwork }) // '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
   */
  properAddress?(parameters: AddressParameters): Promise<string>
  getBalance(parameters: {
    readonly address: string
    readonly caipNetwork: CaipNetwork
    readonly tokenAddress?: string | undefined
  }): Promise<Balance>
  /**
   * Has the wallet send it. Resolves once it left the wallet and a node took it over; follow it with
   * {@link TransferAdapter.followTransaction}.
   *
   * @throws AppKitError `transaction/insufficient-funds` when the account can't pay amount and fee, and `wallet/not-connected` or
   * `wallet/account-not-shared` when `address` is no account of a connected wallet; `transaction/fee-changed` when the fee exceeds `maxFee`, with that fee in
   * `details`.
   */
  sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }>
  sendToken(parameters: SendTokenParameters): Promise<{ readonly hash: string }>
  /** Fee in base units of the native currency. */
  estimateFee(parameters: EstimateFeeParameters): Promise<bigint>
  /**
   * What has to be left in an account for wallet and chain to take a transfer whose fee was estimated so, in base units. Absent: a quarter more than the fee.
   */
  feeReserve?(fee: bigint): bigint
  /**
   * Whether a fee is so high that it looks like a mistake: the payer confirms it apart from the transfer. Absent: the chain has no such measure.
   *
   * @throws AppKitError when the chain can't be asked.
   */
  isFeeUnusual?(transfer: Transfer & { readonly fee: bigint }): Promise<boolean>
  /**
   * Reads what a sent transaction costs, in base units of the network's coin; while no block includes it, the most it may cost. Wallets may change fees on
   * their own, and this is how the user learns of it. Undefined while the chain doesn't know the transaction.
   *
   * @throws Error when the chain can't be asked.
   */
  paidFee?(parameters: PaidFeeParameters): Promise<bigint | undefined>
  /**
   * Whether a program lives at the address, so that a transfer may do more than pay, or be lost. An account that delegates to code
   * (EIP-7702) is still its owner's. Absent: the chain has no such thing.
   *
   * @throws AppKitError `account/unavailable` when the chain does not answer.
   */
  isContract?(parameters: AddressParameters): Promise<boolean>
  /**
   * Tries a transfer without sending it. Undefined if the result can't be predicted.
   *
   * @throws AppKitError `transaction/would-fail` when the chain says that it would fail, or a code that says more exactly why;
   * `transaction/simulation-failed` when the chain does not answer.
   */
  simulateTransfer?(transfer: Transfer): Promise<SimulatedTransfer | undefined>
  /**
   * Watches a transaction until it is known how it ended, however long that takes. One that a reorganisation of the chain took out is watched again.
   *
   * @example
   * const outcome = await transfers.followTransaction({ hash, address, caipNetwork, signal: AbortSignal.timeout(600_000) })
   * if (outcome.status === 'replaced') console.log(outcome.hash)
   */
  followTransaction?(parameters: FollowTransactionParameters): Promise<TransactionOutcome>
  /**
   * What the wallet will be asked for a transfer, decoded from the very bytes that it will get.
   *
   * @throws AppKitError as sending it would, before the wallet is asked.
   */
  describeTransfer?(transfer: Transfer): Promise<readonly TransferLine[]>
  /**
   * Decodes any request, as {@link TransferAdapter.describeTransfer} does a transfer: what each of its parts does, in order. Parts that the chain's standards don't
   * name are a `call`.
   *
   * @throws AppKitError `adapter/unsupported` for a kind that the chain doesn't have, and for bytes that can't be read.
   * @example
   * const lines = await transfers.describeRequest?.({ kind: 'calls', address, caipNetwork, calls: [approve, swap] })
   */
  describeRequest?(request: WalletRequest): Promise<readonly RequestLine[]>
  /**
   * Tries any request without sending it: what the account would have more and less of. Undefined where the node can't say.
   *
   * @throws AppKitError as {@link TransferAdapter.simulateTransfer}.
   */
  simulateRequest?(request: WalletRequest): Promise<SimulatedRequest | undefined>
  /**
   * Under which coin types names may keep their address for a network, the best first: SLIP-44, and ENSIP-11 for EVM chains. Empty, and absent: names
   * know nothing of this chain.
   */
  coinTypes?(caipNetwork: CaipNetwork): Promise<readonly number[]>
  /**
   * Asks the chain itself, and no backend, which address a name has on a network. Undefined: the name has none. Absent: names are known to backends alone.
   *
   * @param parameters.name - normalized ([ENSIP-15](https://docs.ens.domains/ensip/15))
   * @throws AppKitError `names/unverified` when the chain can't be asked, or keeps the name elsewhere.
   */
  resolveName?(parameters: { readonly name: string; readonly caipNetwork: CaipNetwork }): Promise<string | undefined>
  /** The address as a link that wallets of this chain understand: `ethereum:0x…@10`, `solana:…`, `bitcoin:…`. For a code to scan. */
  addressUri?(parameters: AddressParameters): string
  /** EIP-5792 `wallet_getCapabilities`, or nothing where the wallet has none. Absent: the chain has no such method. */
  getWalletCapabilities?(address: string): Promise<Readonly<Record<string, unknown>>>
  /** ERC-7811 `wallet_getAssets`. Absent: the chain has no such method. */
  getWalletAssets?(parameters: {
    readonly account: string
    readonly chainFilter?: readonly string[] | undefined
  }): Promise<Readonly<Record<string, readonly unknown[]>>>
}
