import type { CaipNetworkId } from '@openappkit/contract'
import type { TransactionOutcome } from '../adapter/TransactionOutcome'

/** Token that a pending transaction moves. */
export interface PendingToken {
  readonly symbol: string
  /** Decimal places of the token. */
  readonly decimals: number
  /** Contract or mint address. Absent for the native token. */
  readonly address?: string | undefined
  readonly name?: string | undefined
  readonly iconUrl?: string | undefined
}

/** Asset that the sender receives in return. */
export interface ReceivedToken {
  readonly token: PendingToken
  /** Base units of `token`. Absent until the amount is known. */
  readonly amount?: bigint | undefined
}

/** Transaction sent from this app that the account's history may not list yet. */
export interface PendingTransaction {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** Sender's address. */
  readonly address: string
  readonly to?: string | undefined
  /** Base units of `token`. */
  readonly amount?: bigint | undefined
  /** Token of `amount`. Absent when unknown. */
  readonly token?: PendingToken | undefined
  /**
   * Operation type: one from the history, such as `trade`, or one that a feature defines. Default: `send` if the
   * transaction moves a token, else `execute`.
   */
  readonly operation?: string | undefined
  /** Asset received in return, such as the other token of a trade. */
  readonly received?: ReceivedToken | undefined
  /** Time of sending, in milliseconds since the epoch. */
  readonly at: number
  /** Latest value that `followTransaction` passed to `onTrace`. The next watch resumes from it. */
  readonly trace?: string | undefined
  /** Final outcome. Absent while unknown. */
  readonly outcome?: TransactionOutcome | undefined
}
