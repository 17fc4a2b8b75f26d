import type { AccountQuery, HistoryPage } from '@openappkit/appkit-core/portfolio'
import { paidAddresses } from '../recipient/paidAddresses'
import type { SendAccount } from '../SendAccount'

/** Pages of the history that are read to find out whom the account has paid. What is older counts as new again. */
const pages = 3

/** Whoever knows what accounts did. */
export interface HistoryReader {
  /** Whether there is a history of a chain. */
  includes(chain: SendAccount['network']['caipNetworkId']): Promise<boolean>
  getHistory(query: AccountQuery & { readonly cursor?: string | undefined }): Promise<HistoryPage>
}

/** Whom an account has paid lately on its network. Undefined: nobody knows. */
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
