import type { AccountTransaction } from './AccountTransaction'

/** A transaction, and where to go on after it. */
export interface HistoryEntry {
  readonly transaction: AccountTransaction
  /** What `page` takes to begin with the next one. Stays good while newer ones arrive. */
  readonly position: string
}

/** What limits the work for one request. */
export interface PageContext {
  /** Fires when the client is gone, and at the deadline of the request. */
  readonly signal?: AbortSignal | undefined
  /** Charges the client for requests to upstreams beyond the first ones. Rejects when its rate limit is reached. */
  readonly pay?: ((tokens: number) => Promise<void>) | undefined
}

/** The history of accounts on one chain, newest first. */
export interface HistorySource {
  readonly chainId: string
  /**
   * So many entries after `position`, or from the newest. Fewer: there are no more.
   *
   * @throws ChainUnavailable, and HttpFailure 400 for a position that this source never gave.
   */
  page(
    address: string,
    position: string | undefined,
    limit: number,
    context?: PageContext,
  ): Promise<readonly HistoryEntry[]>
}
