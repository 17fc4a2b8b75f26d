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
import type {
  AllowanceParameters,
  CallsRequest,
  RequestLine,
  SendRequestParameters,
  SimulatedRequest,
  TransactionRequest,
  WalletRequest,
} from './WalletRequest'

/**
 * Reads one chain family and sends transfers on it. Adapters load it on first use. Optional methods that a chain
 * doesn't support are absent. Required methods whose capability isn't in `capabilities` always reject.
 *
 * @example
 * ```ts
 * import type { ChainAdapter, Transfer } from '@openappkit/appkit-core'
 *
 * async function describe(adapter: ChainAdapter, transfer: Transfer) {
 *   const transfers = await adapter.transfers()
 *   return transfers.describeTransfer?.(transfer)
 * }
 * ```
 */
export interface TransferAdapter {
  /** Same as `ChainAdapter.capabilities`. */
  readonly capabilities: ReadonlySet<AdapterCapability>
  /**
   * Returns whether the network accepts transfers to this address. The address must be well-formed and belong to this
   * network. If it includes a checksum, the checksum must be valid.
   */
  isAddress(address: string, caipNetwork: CaipNetwork): boolean
  /**
   * Returns the address in its canonical form, with a checksum if the chain's format has one. Absent if addresses have
   * only one form, apart from letter case in bech32.
   *
   * @throws {Error} if it isn't an address of this chain.
   *
   * @example
   * ```ts
   * import type { CaipNetwork, TransferAdapter } from '@openappkit/appkit-core'
   *
   * function toChecksum(transfers: TransferAdapter, caipNetwork: CaipNetwork) {
   *   return transfers.checksumAddress?.({ address: '0x71c7656ec7ab88b098defb751b7401b5f6d8976f', caipNetwork })
   *   // '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
   * }
   * ```
   */
  checksumAddress?(parameters: AddressParameters): Promise<string>
  /**
   * Returns the balance of the native currency, or of a token if `tokenAddress` is given.
   *
   * @throws {AppKitError} `balance/unavailable` if the balance can't be read, or another code if the chain has no such
   * token or the adapter doesn't read tokens.
   */
  getBalance(parameters: {
    readonly address: string
    readonly caipNetwork: CaipNetwork
    readonly tokenAddress?: string | undefined
  }): Promise<Balance>
  /**
   * Sends a transfer of the native currency through the wallet. Resolves with the hash once the wallet or a node has
   * sent the transaction. Use {@link TransferAdapter.followTransaction} to watch for its outcome.
   *
   * @throws {UserRejectedError} if the user declines.
   * @throws {AppKitError} `transaction/insufficient-funds` if the account can't pay the amount and the fee.
   * @throws {AppKitError} `wallet/not-connected` or `wallet/account-not-shared` if no connected wallet shares
   * `address`.
   * @throws {AppKitError} `network/mismatch` if the wallet is on another network.
   * @throws {AppKitError} `transaction/fee-changed` if the fee exceeds `maxFee`, with the fee in `details`.
   * @throws {AppKitError} `transaction/invalid-reference` if a reference isn't a public key of the chain, or
   * `adapter/unsupported` if the chain's transfers have no references. Methods that describe, simulate or estimate a
   * transfer reject the same way.
   * @throws {AppKitError} `transaction/status-unknown` if the transfer may have been sent. Check the account before
   * trying again.
   * @throws {AppKitError} with another code if the transfer is invalid or can't be sent.
   */
  sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }>
  /** Sends a token transfer through the wallet. Errors as in {@link TransferAdapter.sendTransaction}. */
  sendToken(parameters: SendTokenParameters): Promise<{ readonly hash: string }>
  /**
   * Returns the estimated fee in base units of the native currency. On Solana, it includes the rent of a token account
   * that the transfer creates.
   *
   * @throws {AppKitError} if the transfer is invalid, the account can't pay for it, or the chain can't be reached.
   */
  estimateFee(parameters: EstimateFeeParameters): Promise<bigint>
  /**
   * Returns the amount in base units to leave in the account for a transfer with this estimated fee. If this method is
   * absent, callers leave 1.25 times the fee.
   */
  feeReserve?(fee: bigint): bigint
  /**
   * Returns whether a fee is so high that it looks like a mistake and needs a separate confirmation. Absent if the
   * chain defines no such limit.
   *
   * @throws {AppKitError} if the transfer is invalid, the account can't pay for it, or the chain can't be reached.
   */
  isFeeUnusual?(transfer: Transfer & { readonly fee: bigint }): Promise<boolean>
  /**
   * Returns the fee of a sent transaction in base units of the native currency. Wallets may change the fee, so it can
   * differ from the estimate. Before the transaction is mined, this is its maximum fee, without a rollup's L1 fee.
   * Undefined if the chain doesn't know the transaction, and on Solana until it is mined.
   *
   * @throws {Error} if the chain can't be reached.
   */
  paidFee?(parameters: PaidFeeParameters): Promise<bigint | undefined>
  /**
   * Returns whether the address belongs to a contract or program, so a transfer may run code or be lost. On Solana,
   * that includes accounts that a program owns, such as token accounts. An account that delegates to code
   * ([EIP-7702](https://eips.ethereum.org/EIPS/eip-7702)) doesn't count. Absent if the chain has no contracts.
   *
   * @throws {AppKitError} `account/lookup-failed` if the chain can't be reached.
   */
  isContract?(parameters: AddressParameters): Promise<boolean>
  /**
   * Simulates a transfer without sending it. Resolves with undefined if the result can't be predicted.
   *
   * @throws {AppKitError} `transaction/would-fail` or a more specific code if the transfer would fail.
   * @throws {AppKitError} `transaction/simulation-unavailable` if the chain can't be reached.
   */
  simulateTransfer?(transfer: Transfer): Promise<SimulatedTransfer | undefined>
  /**
   * Watches a transaction until its outcome is final, with no time limit. If a reorganization removes the transaction,
   * or the chain can't be reached, the watch continues. Rejects with the reason of `signal` if it is aborted.
   *
   * @example
   * ```ts
   * import type { CaipNetwork, TransferAdapter } from '@openappkit/appkit-core'
   *
   * async function watch(transfers: TransferAdapter, hash: string, address: string, caipNetwork: CaipNetwork) {
   *   const signal = AbortSignal.timeout(600_000)
   *   const outcome = await transfers.followTransaction?.({ hash, address, caipNetwork, signal })
   *   if (outcome?.status === 'replaced') console.log(outcome.hash)
   * }
   * ```
   */
  followTransaction?(parameters: FollowTransactionParameters): Promise<TransactionOutcome>
  /**
   * Decodes a transfer from the request that the wallet will receive.
   *
   * @throws {AppKitError} if the transfer is invalid, or if the adapter needs the chain to build the transaction and
   * can't reach it.
   */
  describeTransfer?(transfer: Transfer): Promise<readonly TransferLine[]>
  /**
   * Decodes a request of the kind that the chain supports into its actions, in order. An action that the chain's
   * standards don't name is a `call`. Solana instructions that only set the fee are omitted.
   *
   * @throws {AppKitError} `adapter/unsupported` if the request's kind belongs to another chain.
   * @throws {AppKitError} with another code, such as `psbt/invalid` or `transaction/invalid`, if the request can't be
   * decoded.
   *
   * @example
   * ```ts
   * import type { CallsRequest, TransferAdapter } from '@openappkit/appkit-core'
   *
   * async function decode(transfers: TransferAdapter, request: CallsRequest) {
   *   return transfers.describeRequest?.(request)
   * }
   * ```
   */
  describeRequest?(request: WalletRequest): Promise<readonly RequestLine[]>
  /**
   * Simulates a request of the kind that the chain supports, without sending it. Resolves with the balance changes, or
   * with undefined if they can't be predicted.
   *
   * @throws {AppKitError} with the codes of {@link TransferAdapter.describeRequest} and
   * {@link TransferAdapter.simulateTransfer}.
   * @throws {AppKitError} `wallet/account-not-shared` if a Solana transaction doesn't need the account's signature.
   */
  simulateRequest?(request: WalletRequest): Promise<SimulatedRequest | undefined>
  /**
   * Asks the wallet to approve a request of the kind that the chain supports, and sends it unchanged. Several calls are
   * one batch that succeeds or fails as a whole ([EIP-5792](https://eips.ethereum.org/EIPS/eip-5792)). Resolves with the
   * hash of the transaction.
   *
   * @throws {UserRejectedError} if the user declines.
   * @throws {AppKitError} with the codes of {@link TransferAdapter.sendTransaction} and
   * {@link TransferAdapter.describeRequest}.
   * @throws {AppKitError} `wallet/batch-unsupported` if the wallet can't send the calls as one batch.
   * @throws {AppKitError} `transaction/changed` if a Solana wallet signed another transaction. Nothing was sent.
   */
  sendRequest?(parameters: SendRequestParameters): Promise<{ readonly hash: string }>
  /**
   * Asks the wallet to sign a Solana transaction without sending it. Absent on other chains.
   *
   * @throws {AppKitError} with the codes of {@link TransferAdapter.sendRequest}.
   */
  signRequest?(request: TransactionRequest): Promise<{ readonly transaction: Uint8Array }>
  /**
   * Returns the amount of a token that `spender` may spend, in base units. Absent if the chain has no allowances.
   *
   * @throws {AppKitError} `balance/unavailable` if it can't be read.
   */
  getAllowance?(parameters: AllowanceParameters): Promise<bigint>
  /**
   * Returns the request that lets `spender` spend exactly `amount` of a token. An amount of 0 removes the allowance.
   * Absent if the chain has no allowances.
   */
  approvalRequest?(parameters: AllowanceParameters & { readonly amount: bigint }): CallsRequest
  /**
   * Returns the request that makes a transfer, to add to a batch. Absent if the chain has no batches.
   *
   * @throws {AppKitError} `transaction/invalid-address` or `transaction/invalid-amount`.
   */
  transferRequest?(transfer: Transfer): CallsRequest
  /**
   * Returns whether the account's wallet can send several calls as one batch that succeeds or fails as a whole on this
   * network. Absent if the chain has no batches.
   */
  canBatch?(parameters: AddressParameters): Promise<boolean>
  /**
   * Returns the coin types under which names store an address for a network, best first: SLIP-44, and
   * [ENSIP-11](https://docs.ens.domains/ensip/11) for EVM chains. The list is empty, or the method absent, if names
   * don't support the chain.
   */
  coinTypes?(caipNetwork: CaipNetwork): Promise<readonly number[]>
  /**
   * Resolves a name to its address on a network by reading the chain, without the backend. Undefined if the name has no
   * address. Absent if only backends can resolve names.
   *
   * @param parameters.name - Name in the normalized form of [ENSIP-15](https://docs.ens.domains/ensip/15).
   *
   * @throws {AppKitError} `names/unverified` if none of the app's networks stores names, the chain can't be reached, or
   * the name is stored off chain.
   */
  resolveName?(parameters: { readonly name: string; readonly caipNetwork: CaipNetwork }): Promise<string | undefined>
  /**
   * Returns a payment URI for a QR code that this chain's wallets can scan: `ethereum:0x…@10`, `solana:…` or
   * `bitcoin:…`.
   */
  addressUri?(parameters: AddressParameters): string
  /**
   * Returns the wallet's capabilities by hex chain id, from `wallet_getCapabilities`
   * ([EIP-5792](https://eips.ethereum.org/EIPS/eip-5792)). Empty if the wallet doesn't support the method. Absent if
   * the chain has no such method.
   *
   * @throws {AppKitError} `wallet/not-connected` if no connected wallet shares the address, or `wallet/request-failed`
   * if the wallet fails.
   */
  getWalletCapabilities?(address: string): Promise<Readonly<Record<string, unknown>>>
  /**
   * Returns the wallet's assets by hex chain id, from `wallet_getAssets`
   * ([ERC-7811](https://eips.ethereum.org/EIPS/eip-7811)). Empty if the wallet doesn't support the method. Absent if
   * the chain has no such method.
   *
   * @throws {AppKitError} `wallet/not-connected` if no connected wallet shares the account, or `wallet/request-failed`
   * if the wallet fails.
   */
  getWalletAssets?(parameters: {
    readonly account: string
    readonly chainFilter?: readonly string[] | undefined
  }): Promise<Readonly<Record<string, readonly unknown[]>>>
}
