import { chainIdSchema, historyPageSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { readAccount } from '../chains/accountAddress'
import { type Endpoint, endpoint } from '../http/Endpoint'
import type { PurchaseHistory } from '../onramp/history/PurchaseHistory'
import type { HistoryReader } from './HistoryReader'

const paramsSchema = z.object({ address: z.string().min(1).max(200) })
const querySchema = z.object({
  chainId: chainIdSchema.optional(),
  cursor: z.string().max(16_384).optional(),
  currency: z.string().max(10).optional(),
  onramp: z.string().max(50).optional().describe('Id of a provider. Returns the purchases from it instead'),
  spam: z
    .string()
    .max(50)
    .optional()
    .describe('`include` also returns spam transactions, with each spam transfer marked. By default they are omitted.'),
})

/** Returns `GET /v1/account/{address}/history`. */
export function historyEndpoints(
  history: Pick<HistoryReader, 'read'>,
  purchases: Pick<PurchaseHistory, 'list' | 'mark'>,
): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/v1/account/{address}/history',
      summary: 'Transactions of an address, newest first',
      tag: 'Accounts',
      params: paramsSchema,
      query: querySchema,
      answer: historyPageSchema,
      handle: async ({ params, pay, projectId, query: { chainId, cursor, onramp, spam }, signal }) => {
        const account = readAccount(params.address, chainId)
        if (onramp) return purchases.list(projectId ?? '', account, onramp, signal)
        const query = { account, cursor: cursor || undefined, projectId, isSpamIncluded: spam === 'include' }
        return purchases.mark(projectId ?? '', account, await history.read(query, { signal, pay }))
      },
    }),
  ]
}
