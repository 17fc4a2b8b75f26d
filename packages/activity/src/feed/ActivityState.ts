import type { AppKitError, CaipNetworkId } from '@openappkit/appkit-core'
import type { HistoryTransaction, PortfolioSubject } from '@openappkit/appkit-core/portfolio'

/**
 * Account and network whose activity to read. By default, `subjectOf` of `@openappkit/appkit-core/portfolio` returns
 * the active account and network.
 */
export interface ActivitySubject extends PortfolioSubject {
  readonly caipNetworkId: CaipNetworkId
}

/** Loaded part of a history. */
export interface ReadHistory {
  /** This network's transactions, newest first, without duplicates. Includes spam. */
  readonly transactions: readonly HistoryTransaction[]
  /** Cursor of the next older page. Absent if there is none. */
  readonly next?: string | undefined
  /** Time of the latest read of the newest page, in milliseconds since the epoch. */
  readonly asOf: number
  /**
   * Number of pages in a row, up to the oldest loaded one, that add nothing to show: all of their transactions are
   * spam, on other networks or already listed. Limits automatic loading.
   */
  readonly emptyPages: number
}

/** Activity of one account on one network. */
export type ActivityState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** No history is available: the kit has no backend, or the backend doesn't support the network. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: AppKitError }
  | { readonly status: 'ready' | 'loadingMore'; readonly history: ReadHistory }
  /** Older transactions failed to load; the loaded ones stay. */
  | { readonly status: 'moreFailed'; readonly history: ReadHistory; readonly error: AppKitError }

/**
 * {@link ActivityState} by account and network. Includes only activities that were read since the user last
 * disconnected.
 */
export interface ActivitiesState {
  activities: Readonly<Record<string, ActivityState>>
}

/** Returns the loaded history, if the state has one. */
export function historyOf(state: ActivityState): ReadHistory | undefined {
  return 'history' in state ? state.history : undefined
}
