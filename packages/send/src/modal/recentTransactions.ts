import type { AccountQuery, HistoryPage, HistoryTransaction } from '@openappkit/appkit-core/portfolio'
import type { SendAccount } from '../SendAccount'

/** Number of history pages to search for payments. An address paid before that counts as new. */
const pages = 3

/** Reads the transaction history of an account. */
export interface HistoryReader {
  /** Returns whether a history of the chain is available. */
  includes(chain: SendAccount['network']['caipNetworkId']): Promise<boolean>
  getHistory(query: AccountQuery & { readonly cursor?: string | undefined }): Promise<HistoryPage>
}

/** Returns the latest transactions of an account on its network, or undefined if the history is unavailable. */
export async function recentTransactions(
  history: HistoryReader,
  { address, network: { caipNetworkId } }: SendAccount,
): Promise<readonly HistoryTransaction[] | undefined> {
  if (!(await history.includes(caipNetworkId))) return undefined
  const transactions: HistoryTransaction[] = []
  let cursor: string | undefined
  for (let page = 0; page < pages; page++) {
    const { data, next } = await history.getHistory({ address, caipNetworkId, cursor })
    transactions.push(...data)
    if (next === undefined) break
    cursor = next
  }
  return transactions
}
