import type { CaipNetworkId } from '@openappkit/contract'
import type { TransactionOutcome } from '../adapter/TransactionOutcome'

/** What a transaction of this page moves, for whoever shows it. */
export interface PendingToken {
  readonly symbol: string
  /** How many digits the smallest unit lies behind the point. */
  readonly decimals: number
  /** Contract or mint. Absent: the chain's own asset. */
  readonly address?: string | undefined
  readonly name?: string | undefined
  readonly iconUrl?: string | undefined
}

/** What comes in for what a transaction of this page moves. */
export interface ReceivedToken {
  readonly token: PendingToken
  /** Base units of `token`. Absent: it isn't known before the chain says. */
  readonly amount?: bigint | undefined
}

/** A transaction that was sent from this page and that no history may know yet. */
export interface PendingTransaction {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** Who sent it. */
  readonly address: string
  readonly to?: string | undefined
  /** Base units of `token`. */
  readonly amount?: bigint | undefined
  /** What `amount` is of. Absent: nobody said. */
  readonly token?: PendingToken | undefined
  /** What it does, in a word of the history such as `trade`, or of a feature. Default: `send` where it moves a token, else `execute`. */
  readonly operation?: string | undefined
  /** What comes in return: the other token of a trade. */
  readonly received?: ReceivedToken | undefined
  /** When it was sent, in milliseconds since the epoch. */
  readonly at: number
  /** What the chain told of it while it was watched, for the next watch: `trace` of `followTransaction`. */
  readonly trace?: string | undefined
  /** How it ended. Absent: nobody knows yet. */
  readonly outcome?: TransactionOutcome | undefined
}
