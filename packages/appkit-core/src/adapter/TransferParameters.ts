import type { CaipNetwork } from '../caip/CaipNetwork'

/** Amount in base units, with the decimals and symbol to format it. The symbol of a Solana token is empty. */
export interface Balance {
  /** Base units of the native currency (wei, lamports or satoshis) or of the token. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
  /**
   * Part of `value` that transfers don't spend unless the user allows it, such as coins that carry inscriptions.
   * Default: none.
   */
  readonly reserved?: bigint | undefined
}

/** Parameters of a native transfer. */
export interface SendTransactionParameters {
  /** Payer's address. The transfer fails if no connected wallet shares this address. Default: the active account. */
  readonly address?: string | undefined
  readonly to: string
  /** Base units. */
  readonly value: bigint
  /** Hex calldata, if the chain supports it. */
  readonly data?: string | undefined
  readonly caipNetwork: CaipNetwork
  /**
   * Highest fee that the user approved, in base units of the native currency. A transfer with a higher fee is rejected
   * before the wallet prompt or, if the adapter broadcasts the signed transaction, before the broadcast. If the wallet
   * sets the fee, only the estimate is checked. Default: no limit.
   */
  readonly maxFee?: bigint | undefined
  /** Whether the transfer may spend {@link Balance.reserved}. Default: false. */
  readonly spendsReserved?: boolean | undefined
  /**
   * Up to 16 public keys that identify the payment to its recipient, in order, as in
   * [Solana Pay](https://docs.solanapay.com/spec). The transfer lists them as read-only accounts. Chains without
   * references reject with `adapter/unsupported`. Default: none.
   */
  readonly references?: readonly string[] | undefined
}

/** Parameters of a token transfer. */
export interface SendTokenParameters {
  /** Same as {@link SendTransactionParameters.address}. */
  readonly address?: string | undefined
  readonly tokenAddress: string
  readonly to: string
  /** Base units of the token. */
  readonly amount: bigint
  readonly caipNetwork: CaipNetwork
  /** Same as {@link SendTransactionParameters.maxFee}. */
  readonly maxFee?: bigint | undefined
  /** Same as {@link SendTransactionParameters.references}. */
  readonly references?: readonly string[] | undefined
}

/**
 * Parameters of a fee estimate for a native transfer, or for a token transfer if `tokenAddress` is set. For a token,
 * `value` is in its base units.
 */
export interface EstimateFeeParameters extends SendTransactionParameters {
  /** Payer's address. */
  readonly address: string
  readonly tokenAddress?: string | undefined
}

/** Sent transaction whose fee to look up. */
export interface PaidFeeParameters {
  readonly hash: string
  readonly caipNetwork: CaipNetwork
}

/** Address and the network that it's on. */
export interface AddressParameters {
  readonly address: string
  readonly caipNetwork: CaipNetwork
}
