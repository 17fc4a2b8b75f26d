import { fungiblePricesSchema, priceQuerySchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import type { ProjectGate } from '../projects/ProjectGate'
import type { PriceService } from './PriceService'

const querySchema = z.object({ projectId: z.string().max(100).optional() })

/**
 * Returns `POST /v1/fungible/price`. The handler checks the project id, because clients may send it only in the body.
 */
export function priceEndpoints(service: Pick<PriceService, 'answer'>, gate: ProjectGate): readonly Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/v1/fungible/price',
      summary: 'Prices of the requested tokens. Omits tokens without a reliable price',
      tag: 'Accounts',
      isPublic: true,
      query: querySchema,
      // 100 addresses of 200 characters, plus white space.
      bodyLimit: 32 * 1024,
      body: priceQuerySchema,
      answer: fungiblePricesSchema,
      async handle({ query, body, headers }) {
        const refusal = await gate.check(query.projectId ?? body.projectId, headers.get('origin') ?? undefined)
        if (refusal !== undefined) throw new HttpFailure(401, 'authentication', refusal)
        return service.answer(body)
      },
    }),
  ]
}
