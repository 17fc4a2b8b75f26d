import type { AccountTransaction } from './AccountTransaction'

/** A transaction, and where to go on after it. */
export interface HistoryEntry {
  readonly transaction: AccountTransaction
  /** What `page` takes to begin with the next one. Stays good while newer ones arrive. */
  readonly position: string
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
    signal?: AbortSignal,
  ): Promise<readonly HistoryEntry[]>
}
