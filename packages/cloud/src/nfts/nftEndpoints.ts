import { chainIdSchema, nftPageSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { readAccount } from '../chains/accountAddress'
import { type Endpoint, endpoint } from '../http/Endpoint'
import type { NftReader } from './NftReader'

const paramsSchema = z.object({ address: z.string().min(1).max(200) })
const querySchema = z.object({
  chainId: chainIdSchema.optional(),
  cursor: z.string().max(16_384).optional(),
})

/** Returns `GET /v1/account/{address}/nfts`. */
export function nftEndpoints(nfts: Pick<NftReader, 'read'>): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/v1/account/{address}/nfts',
      summary: 'NFTs of an address (ERC-721 and ERC-1155), by contract and token ID',
      tag: 'Accounts',
      params: paramsSchema,
      query: querySchema,
      answer: nftPageSchema,
      handle: async ({ params, projectId, query, signal }) => {
        const account = readAccount(params.address, query.chainId)
        return nfts.read({ account, cursor: query.cursor || undefined, projectId }, signal)
      },
    }),
  ]
}
