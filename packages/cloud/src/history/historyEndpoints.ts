import { chainIdSchema, historyPageSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { readAccount } from '../chains/accountAddress'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import type { HistoryReader } from './HistoryReader'

const paramsSchema = z.object({ address: z.string().min(1).max(200) })
const querySchema = z.object({
  chainId: chainIdSchema.optional(),
  cursor: z.string().max(16_384).optional(),
  currency: z.string().max(10).optional(),
  onramp: z.string().max(50).optional(),
  spam: z
    .string()
    .max(50)
    .optional()
    .describe('`include` also returns spam transactions, with each spam transfer marked. By default they are omitted.'),
})

/** Returns `GET /v1/account/{address}/history`. */
export function historyEndpoints(history: Pick<HistoryReader, 'read'>): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/v1/account/{address}/history',
      summary: 'Transactions of an address, newest first',
      tag: 'Accounts',
      params: paramsSchema,
      query: querySchema,
      answer: historyPageSchema,
      handle: async ({ params, pay, projectId, query, signal }) => {
        const { chainId, cursor, onramp, spam } = query
        if (onramp) throw new HttpFailure(400, 'provider', `This server has no purchases from ${onramp}. Omit onramp.`)
        const account = readAccount(params.address, chainId)
        return history.read(
          { account, cursor: cursor || undefined, projectId, isSpamIncluded: spam === 'include' },
          { signal, pay },
        )
      },
    }),
  ]
}
