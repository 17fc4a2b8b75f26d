import type { AccountTransaction } from './AccountTransaction'

/** A transaction and its position. */
export interface HistoryEntry {
  readonly transaction: AccountTransaction
  /** Position after which `page` continues. Stays valid while newer transactions arrive. */
  readonly position: string
}

/** Limits of the work for one request. */
export interface PageContext {
  /** Aborts if the client disconnects or the request exceeds its deadline. */
  readonly signal?: AbortSignal | undefined
  /** Charges the client for further upstream requests. Rejects if the client exceeds its rate. */
  readonly pay?: ((tokens: number) => Promise<void>) | undefined
}

/** The history of accounts on one chain, newest first. */
export interface HistorySource {
  readonly chainId: string
  /**
   * Returns up to `limit` entries after `position`, or the newest ones without a position. Fewer entries mean that
   * there are no more.
   *
   * @throws ChainUnavailable, ChainRefused or ZodError if the chain can't be read.
   * @throws HttpFailure 400 for an invalid position.
   */
  page(
    address: string,
    position: string | undefined,
    limit: number,
    context?: PageContext,
  ): Promise<readonly HistoryEntry[]>
}
