import type { HistoryTransaction } from '@openappkit/appkit-core/portfolio'
import type { ActivityItem } from './ActivityItem'
import { historyItem } from './historyItem'

/** Makes items of a history that comes page by page: each transaction is read once, however many come after it. */
export class HistoryItems {
  readonly #items: WeakMap<HistoryTransaction, ActivityItem> = new WeakMap()

  of(transactions: readonly HistoryTransaction[]): readonly ActivityItem[] {
    return transactions.map(transaction => {
      const item = this.#items.get(transaction) ?? historyItem(transaction)
      this.#items.set(transaction, item)
      return item
    })
  }
}
