import type { AppKitError, CaipNetworkId } from '@openappkit/appkit-core'
import type { HistoryTransaction, PortfolioSubject } from '@openappkit/appkit-core/portfolio'

/** Whose activity, and on which network. `subjectOf` of `@openappkit/appkit-core/portfolio` makes one of the account in use. */
export interface ActivitySubject extends PortfolioSubject {
  readonly caipNetworkId: CaipNetworkId
}

/** The part of a history that has been read. */
export interface ReadHistory {
  /** Of this network alone, the newest first, each once. Spam is among it. */
  readonly transactions: readonly HistoryTransaction[]
  /** Asks for what is older. Absent: there is nothing older. */
  readonly next?: string | undefined
  /** When the newest page was read, in milliseconds since the epoch. */
  readonly asOf: number
  /** So many pages in a row had nothing but spam. Reading goes on by itself only so far. */
  readonly emptyPages: number
}

/** Where the history of one account on one network stands. */
export type ActivityState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** Nobody here knows what happens on that network. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: AppKitError }
  | { readonly status: 'ready' | 'loadingMore'; readonly history: ReadHistory }
  /** What was read stays; what is older could not be read. */
  | { readonly status: 'moreFailed'; readonly history: ReadHistory; readonly error: AppKitError }

/** {@link ActivityState} of every account and network that was looked at. */
export interface ActivitiesState {
  activities: Readonly<Record<string, ActivityState>>
}

/** What has been read, in the states that have anything. */
export function historyOf(state: ActivityState): ReadHistory | undefined {
  return 'history' in state ? state.history : undefined
}
