import type { Invoice } from '@openappkit/contract'
import {
  invoiceCreatedSchema,
  invoicePageSchema,
  invoiceRefundRequestSchema,
  invoiceRefundSchema,
  invoiceRequestSchema,
  invoiceSchema,
} from '@openappkit/contract/schemas'
import type { z } from 'zod'
import { PayServerError } from '../errors/PayServerError'
import { type PayInvoice, payInvoiceOf } from '../PayInvoice'
import type {
  PayInvoiceCreated,
  PayInvoicePage,
  PayInvoiceRequest,
  PayInvoices,
  PayRefund,
  PayRefundRequest,
} from '../PayServer'
import { type BackendClient, invalidResponse } from './BackendClient'

const PATH = '/v1/pay/invoices'

/** A merchant's invoices at the backend. */
export class Invoices implements Omit<PayInvoices, 'verify'> {
  readonly #client: Pick<BackendClient, 'send'>

  constructor(client: Pick<BackendClient, 'send'>) {
    this.#client = client
  }

  async create(
    { accepts, amount, expiresIn, orderId, tolerance }: PayInvoiceRequest,
    { idempotencyKey }: { readonly idempotencyKey: string },
  ): Promise<PayInvoiceCreated> {
    if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
      throw invalidRequest('idempotencyKey: must have 1 to 255 visible characters')
    const wire = { minor: `${amount.minor}`, currency: amount.currency }
    const body = checked(invoiceRequestSchema, { orderId, amount: wire, accepts, expiresIn, tolerance })
    const headers = { 'idempotency-key': idempotencyKey }
    const created = await this.#client.send({ path: PATH, body, headers, answer: invoiceCreatedSchema })
    const { amount: given } = created
    if (created.orderId !== orderId || given.minor !== wire.minor || given.currency !== wire.currency)
      throw invalidResponse('The new invoice has another order or amount')
    return payInvoiceOf(created)
  }

  async get(id: string): Promise<PayInvoice> {
    return this.#own(id, await this.#client.send({ path: pathOf(id), answer: invoiceSchema }))
  }

  async list(query: Parameters<PayInvoices['list']>[0] = {}): Promise<PayInvoicePage> {
    const { after, orderId } = query
    const search = new URLSearchParams({
      ...(after !== undefined && { after }),
      ...(orderId !== undefined && { orderId }),
    })
    const path = search.size > 0 ? `${PATH}?${search}` : PATH
    const { data, next } = await this.#client.send({ path, answer: invoicePageSchema })
    if (orderId !== undefined && data.some(invoice => invoice.orderId !== orderId))
      throw invalidResponse('The list has an invoice of another order')
    return { data: data.map(payInvoiceOf), next }
  }

  async mark(id: string, status: 'settled' | 'invalid'): Promise<PayInvoice> {
    return this.#own(
      id,
      await this.#client.send({ path: `${pathOf(id)}/mark`, body: { status }, answer: invoiceSchema }),
    )
  }

  async refund(id: string, { amount, paymentId, to }: PayRefundRequest): Promise<PayRefund> {
    const units = amount === undefined ? undefined : `${amount}`
    const body = checked(invoiceRefundRequestSchema, { paymentId, to, amount: units })
    const refund = await this.#client.send({ path: `${pathOf(id)}/refunds`, body, answer: invoiceRefundSchema })
    if (refund.paymentId !== paymentId || refund.to !== to || (units !== undefined && refund.amount !== units))
      throw invalidResponse('The refund has another payment, recipient or amount')
    return { ...refund, amount: BigInt(refund.amount) }
  }

  #own(id: string, invoice: Invoice): PayInvoice {
    if (invoice.id !== id) throw invalidResponse('The backend returned another invoice')
    return payInvoiceOf(invoice)
  }
}

function pathOf(id: string): string {
  if (!/^[-\w]{1,100}$/.test(id)) throw invalidRequest("id: isn't the ID of an invoice")
  return `${PATH}/${id}`
}

function checked<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const { data, error } = schema.safeParse(body)
  if (data !== undefined) return data
  const [issue] = error?.issues ?? []
  throw invalidRequest(issue ? `${issue.path.join('.')}: ${issue.message}` : 'The body is invalid')
}

function invalidRequest(details: string): PayServerError {
  return new PayServerError('pay/invalid-request', `The request is invalid (${details}). Nothing was sent.`, {
    details,
  })
}
