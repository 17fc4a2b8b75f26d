import type { AccountQuery, HistoryPage } from '@openappkit/appkit-core/portfolio'
import { paidAddresses } from '../recipient/paidAddresses'
import type { SendAccount } from '../SendAccount'

/** Number of history pages to search for paid addresses. An address paid before that counts as new. */
const pages = 3

/** Reads the transaction history of an account. */
export interface HistoryReader {
  /** Returns whether a history of the chain is available. */
  includes(chain: SendAccount['network']['caipNetworkId']): Promise<boolean>
  getHistory(query: AccountQuery & { readonly cursor?: string | undefined }): Promise<HistoryPage>
}

/** Returns the addresses that an account recently paid on its network, or undefined if the history is unavailable. */
export async function recentlyPaid(
  history: HistoryReader,
  { address, network: { caipNetworkId } }: SendAccount,
): Promise<readonly string[] | undefined> {
  if (!(await history.includes(caipNetworkId))) return undefined
  const paid = new Set<string>()
  let cursor: string | undefined
  for (let page = 0; page < pages; page++) {
    const { data, next } = await history.getHistory({ address, caipNetworkId, cursor })
    for (const known of paidAddresses(address, data)) paid.add(known)
    if (next === undefined) break
    cursor = next
  }
  return [...paid]
}
