import type { CaipNetworkId } from '@openappkit/appkit-core'

/** An exchange that the user can withdraw from. Third parties choose the name: render it as text. */
export interface Exchange {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
}

/** The asset of a deposit. */
export interface DepositAsset {
  /** [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) id. */
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  /** Undefined for the network's native coin. */
  readonly tokenAddress: string | undefined
  readonly symbol: string
  readonly decimals: number
}

/** A deposit that the user asks for. */
export interface DepositOrder {
  readonly exchange: Exchange
  readonly asset: DepositAsset
  /** Base units that have to arrive. */
  readonly amount: bigint
  /** Address that receives the asset. */
  readonly recipient: string
  /** Invoice that the deposit pays. Undefined for a deposit to the user's own account. */
  readonly invoiceId: string | undefined
}

/** Status of a deposit, as the backend knows it. */
export interface DepositStatus {
  /** `UNKNOWN` isn't a failure: the user may not have confirmed yet, or the exchange doesn't answer. */
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  readonly txHash: string | undefined
}
