import type { HistoryTransaction } from '@openappkit/appkit-core/portfolio'
import type { ActivityItem } from './ActivityItem'
import { historyItem } from './historyItem'

/** Creates the items of a history that loads page by page. Converts each transaction once. */
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
