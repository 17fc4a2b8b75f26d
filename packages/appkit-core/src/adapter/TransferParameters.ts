import type { CaipNetwork } from '../caip/CaipNetwork'

/** An amount in base units with what is needed to print it. */
export interface Balance {
  /** Base units: wei, lamports, satoshis. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
  /** The part of `value` that transfers leave alone unless the payer asks to spend it: coins that may carry something worth more. Absent: none. */
  readonly reserved?: bigint | undefined
}

/** Parameters of a native transfer. */
export interface SendTransactionParameters {
  /** Who pays. The wallet is asked for no other account: one that doesn't share this one is not asked at all. Absent: the account in use. */
  readonly address?: string | undefined
  readonly to: string
  /** Base units. */
  readonly value: bigint
  /** Hex calldata, where the chain has such a thing. */
  readonly data?: string | undefined
  readonly caipNetwork: CaipNetwork
  /**
   * The highest fee that the payer agreed to, in base units of the network's coin. A transfer that costs more is refused before the wallet prompt, and a signed
   * one before it is broadcast. Absent: no bound.
   */
  readonly maxFee?: bigint | undefined
  /** Whether the payer asks to spend what {@link Balance.reserved} counts as well. */
  readonly spendsReserved?: boolean | undefined
}

/** Parameters of a token transfer. */
export interface SendTokenParameters {
  /** As {@link SendTransactionParameters.address}. */
  readonly address?: string | undefined
  readonly tokenAddress: string
  readonly to: string
  /** Base units of the token. */
  readonly amount: bigint
  readonly caipNetwork: CaipNetwork
  /** As {@link SendTransactionParameters.maxFee}. */
  readonly maxFee?: bigint | undefined
}

/** Parameters of a fee: of a native transfer, or of a token's where `tokenAddress` says which. `value` is then in the token's base units. */
export interface EstimateFeeParameters extends SendTransactionParameters {
  /** Who pays. */
  readonly address: string
  readonly tokenAddress?: string | undefined
}

/** A transaction that was sent. */
export interface PaidFeeParameters {
  readonly hash: string
  readonly caipNetwork: CaipNetwork
}

/** An address, and on which network it is meant. */
export interface AddressParameters {
  readonly address: string
  readonly caipNetwork: CaipNetwork
}
