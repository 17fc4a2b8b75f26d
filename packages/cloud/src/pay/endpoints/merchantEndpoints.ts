import {
  invoiceCreatedSchema,
  invoiceMarkSchema,
  invoicePageSchema,
  invoiceRequestSchema,
  invoiceSchema,
} from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import { writeInvoice } from '../store/writeInvoice'
import { merchantInvoice } from './ownInvoice'
import type { PayApi } from './PayApi'

const TAG = 'Pay'
/** A merchant's server has one address for all of its customers. */
const RATE = { burst: 200, perSecond: 20 }
const PAGE = 50
const params = z.object({ id: z.uuid() })

/** Returns the endpoints that merchants' servers call with their API key. */
export function merchantEndpoints(api: PayApi): readonly Endpoint[] {
  return [createEndpoint(api), listEndpoint(api), readEndpoint(api), markEndpoint(api)]
}

function createEndpoint(api: PayApi): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/v1/pay/invoices',
    summary: 'Creates an invoice, once for each order and Idempotency-Key header. Needs the API key as a bearer token',
    tag: TAG,
    isPublic: true,
    rate: RATE,
    bodyLimit: 16 * 1024,
    body: invoiceRequestSchema,
    answer: invoiceCreatedSchema,
    async handle({ body, headers, signal }) {
      const merchant = api.merchants.require(headers)
      const id = await api.creator.create(merchant, body, idempotencyKeyOf(headers), signal)
      const rows = await api.invoices.find(id)
      if (!rows) throw new HttpFailure(404, 'id', 'Unknown invoice')
      return { ...writeInvoice(rows), clientSecret: api.secrets.of(id) }
    },
  })
}

function listEndpoint({ invoices, merchants }: PayApi): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/pay/invoices',
    summary: "A merchant's invoices, newest first",
    tag: TAG,
    isPublic: true,
    rate: RATE,
    query: z.object({ after: z.uuid().optional(), orderId: z.string().max(100).optional() }),
    answer: invoicePageSchema,
    async handle({ headers, query: { after, orderId } }) {
      const merchant = merchants.require(headers)
      const rows = await invoices.list(merchant.id, { after, orderId, limit: PAGE })
      return { data: rows.map(writeInvoice), next: rows.length === PAGE ? (rows.at(-1)?.invoice.id ?? null) : null }
    },
  })
}

function readEndpoint(api: PayApi): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/pay/invoices/{id}',
    summary: 'An invoice with its payments',
    tag: TAG,
    isPublic: true,
    rate: RATE,
    params,
    answer: invoiceSchema,
    handle: async ({ headers, params: { id } }) => writeInvoice(await merchantInvoice(api, id, headers)),
  })
}

function markEndpoint(api: PayApi): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/v1/pay/invoices/{id}/mark',
    summary: 'Settles or invalidates an invoice by decision of the merchant, for example after a late payment',
    tag: TAG,
    isPublic: true,
    rate: RATE,
    params,
    bodyLimit: 1024,
    body: invoiceMarkSchema,
    answer: invoiceSchema,
    async handle({ body, headers, params: { id } }) {
      await merchantInvoice(api, id, headers)
      await api.refresher.mark(id, body.status)
      return writeInvoice(await merchantInvoice(api, id, headers))
    },
  })
}

function idempotencyKeyOf(headers: Headers): string | null {
  const key = headers.get('idempotency-key')
  if (key === null) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new HttpFailure(400, 'idempotency-key', 'The key must have 1 to 255 visible characters')
  return key
}
