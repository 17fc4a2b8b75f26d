import { invoiceDeliveriesSchema, invoiceDeliverySchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import { merchantInvoice } from './ownInvoice'
import type { PayApi } from './PayApi'

const TAG = 'Pay'
const RATE = { burst: 60, perSecond: 2 }

/** Returns the endpoints about webhooks that merchants' servers call with their API key. */
export function deliveryEndpoints(api: PayApi): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/v1/pay/invoices/{id}/deliveries',
      summary: 'Webhooks of an invoice, and whether they arrived',
      tag: TAG,
      isPublic: true,
      rate: RATE,
      params: z.object({ id: z.uuid() }),
      answer: invoiceDeliveriesSchema,
      async handle({ headers, params: { id } }) {
        await merchantInvoice(api, id, headers)
        return { data: await api.webhooks.list(id) }
      },
    }),
    endpoint({
      method: 'POST',
      path: '/v1/pay/deliveries/{id}/redeliver',
      summary: 'Sends a webhook again, with the same webhook-id',
      tag: TAG,
      isPublic: true,
      rate: RATE,
      params: z.object({ id: z.string().max(100) }),
      answer: invoiceDeliverySchema,
      async handle({ headers, params: { id } }) {
        const merchant = api.merchants.require(headers)
        const delivery = await api.webhooks.redeliver(id, merchant.id, new Date(api.now()))
        if (!delivery) throw new HttpFailure(404, 'id', 'Unknown webhook')
        return delivery
      },
    }),
  ]
}
