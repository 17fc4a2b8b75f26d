import type { Portfolio } from './Portfolio'

/** Where the holdings of one account stand. One value, never several booleans. The last good ones stay while new ones are fetched, and when that fails. */
export type PortfolioState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly portfolio: Portfolio }
  /** `since`: the first failure after `portfolio` was had, in milliseconds since the epoch. */
  | { readonly status: 'stale'; readonly portfolio: Portfolio; readonly since: number; readonly error: unknown }
  /** Nothing was ever had. */
  | { readonly status: 'unavailable'; readonly since: number; readonly error: unknown }

/** State by subject, see `subjectKey`. */
export interface PortfoliosState {
  portfolios: Record<string, PortfolioState>
}
