import type { ReviewData } from '@openappkit/contract/embedded'
import { reviewDataSchema } from '@openappkit/contract/schemas'
import { type Endpoint, endpoint } from '../../http/Endpoint'

/** Returns the endpoint from which the wallet learns the names of tokens and contracts, and the meaning of calls. */
export function descriptorsEndpoint(data: ReviewData): Endpoint {
  return endpoint<unknown, unknown, unknown, ReviewData>({
    method: 'GET',
    path: '/wallet/v1/descriptors',
    summary: 'Tokens, contracts and ERC-7730 descriptors that reviews of requests use',
    tag: 'Wallet site',
    isPublic: true,
    cache: 'public, max-age=300',
    answer: reviewDataSchema,
    handle: async () => data,
  })
}
