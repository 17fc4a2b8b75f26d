import type { Portfolio } from './Portfolio'

/** State of an account's assets. The last loaded assets stay during a refresh and after a failure. */
export type PortfolioState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly portfolio: Portfolio }
  /** The refresh failed. `since` is the time of the first failure, in milliseconds since the epoch. */
  | { readonly status: 'stale'; readonly portfolio: Portfolio; readonly since: number; readonly error: unknown }
  /** Loading failed, and nothing has loaded before. */
  | { readonly status: 'unavailable'; readonly since: number; readonly error: unknown }

/** State by subject; see `subjectKey`. */
export interface PortfoliosState {
  portfolios: Record<string, PortfolioState>
}
