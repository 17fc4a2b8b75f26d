import type { Hex } from 'viem'

/** A log of a simulated transaction. */
export interface EvmLog {
  readonly address: string
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** Outcome of a transaction that a node expects. */
export type EvmOutcome =
  | { readonly status: 'succeeds'; readonly logs: readonly EvmLog[] | undefined }
  | { readonly status: 'fails'; readonly reason: string | undefined }
  /** The node can't simulate. */
  | { readonly status: 'unknown' }

/** Token balance of the account around a simulated transaction. */
export interface MeasuredBalance {
  readonly token: string
  readonly before: bigint
  readonly after: bigint
}
