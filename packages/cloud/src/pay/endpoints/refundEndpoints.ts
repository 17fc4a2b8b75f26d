import { invoiceRefundRequestSchema, invoiceRefundSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { merchantInvoice } from './ownInvoice'
import type { PayApi } from './PayApi'

/** Returns the endpoint that prepares refunds. */
export function refundEndpoints(api: PayApi): readonly Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/v1/pay/invoices/{id}/refunds',
      summary: "An unsigned transaction for the merchant's wallet that returns a payment. One for each payment",
      tag: 'Pay',
      isPublic: true,
      rate: { burst: 60, perSecond: 2 },
      params: z.object({ id: z.uuid() }),
      bodyLimit: 4096,
      body: invoiceRefundRequestSchema,
      answer: invoiceRefundSchema,
      async handle({ body, headers, params: { id }, signal }) {
        return api.refunds.prepare(await merchantInvoice(api, id, headers), body, signal)
      },
    }),
  ]
}
