import type { CaipNetwork } from '../caip/CaipNetwork'

interface RequestOnNetwork {
  /** Address of the account that would sign. */
  readonly address: string
  readonly caipNetwork: CaipNetwork
}

/**
 * EVM request. One call is a transaction. Several calls are a batch that the wallet sends together
 * ([EIP-5792](https://eips.ethereum.org/EIPS/eip-5792)).
 */
export interface CallsRequest extends RequestOnNetwork {
  readonly kind: 'calls'
  readonly calls: readonly {
    readonly to: string
    /** Wei. Default: 0. */
    readonly value?: bigint | undefined
    readonly data?: `0x${string}` | undefined
  }[]
}

/** Solana transaction in wire format, signed or unsigned. */
export interface TransactionRequest extends RequestOnNetwork {
  readonly kind: 'transaction'
  readonly transaction: Uint8Array
}

/** Bitcoin PSBT in base64 ([BIP-174](https://github.com/bitcoin/bips/blob/master/bip-0174.mediawiki)). */
export interface PsbtRequest extends RequestOnNetwork {
  readonly kind: 'psbt'
  readonly psbt: string
}

/**
 * Request for a wallet to approve, such as a swap, a batch of calls or a prepared transaction. Each chain supports one
 * kind.
 */
export type WalletRequest = CallsRequest | TransactionRequest | PsbtRequest

/** One action of a request, decoded from its bytes. */
export interface RequestLine {
  /**
   * `approval` lets `to` spend up to `amount` of a token. `swap` pays `amount` of a token, or of the native currency
   * without `tokenAddress`, and `to` gets at least `received`. `call` is any other contract or program call. For the
   * other kinds, see `TransferLine`.
   */
  readonly kind:
    | 'nativeTransfer'
    | 'tokenTransfer'
    | 'createTokenAccount'
    | 'output'
    | 'change'
    | 'approval'
    | 'swap'
    | 'call'
  readonly to?: string | undefined
  /**
   * Base units of the moved or approved asset. For a `call`, of the native currency. Absent for `createTokenAccount`.
   */
  readonly amount?: bigint | undefined
  readonly tokenAddress?: string | undefined
  /**
   * Name of the called method, if one of the chain's standards defines it. Otherwise its selector, on chains that have
   * selectors.
   */
  readonly method?: string | undefined
  /** Called contract, for a `swap`. */
  readonly contract?: string | undefined
  /** Registry that lists the called contract on chain, for a `swap` through a contract that changes its address. */
  readonly registry?: string | undefined
  /** Received asset and its lowest amount in base units, for a `swap`. Without `tokenAddress`, the native currency. */
  readonly received?: { readonly tokenAddress?: string | undefined; readonly minimum: bigint } | undefined
  /** Unix time in seconds after which the chain rejects the action. Absent if there is none. */
  readonly deadline?: bigint | undefined
}

/** Simulated effect of a request on the account. */
export interface SimulatedRequest {
  /** Balance changes by asset, without the fee if the account pays it. */
  readonly changes: readonly AssetChange[]
  /** Estimated fee in base units of the native currency. Absent if the node doesn't report the used gas. */
  readonly fee?: bigint | undefined
}

/** Parameters of {@link TransferAdapter.sendRequest}. */
export interface SendRequestParameters {
  readonly request: WalletRequest
  /** Same as `SendTransactionParameters.maxFee`. Wallets choose the fee of a batch, so it has no limit. */
  readonly maxFee?: bigint | undefined
  /** Called when the wallet has approved a request whose transaction hash isn't known yet. */
  onApproved?: (() => void) | undefined
}

/** Parameters of {@link TransferAdapter.getAllowance}. */
export interface AllowanceParameters extends RequestOnNetwork {
  /** Contract that may spend the token. */
  readonly spender: string
  readonly tokenAddress: string
}

/** Change of one asset's balance. */
export interface AssetChange {
  /** Absent for the native currency. */
  readonly tokenAddress?: string | undefined
  /** Base units. Negative if the asset leaves the account. */
  readonly amount: bigint
}
