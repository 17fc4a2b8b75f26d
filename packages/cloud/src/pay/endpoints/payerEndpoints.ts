import { invoiceCheckoutSchema, invoicePaymentReportSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import type { InvoiceRows } from '../store/InvoiceStore'
import { writeCheckout } from '../store/writeInvoice'
import { payerInvoice } from './ownInvoice'
import type { PayApi } from './PayApi'
import { readTransactionHash } from './readTransactionHash'

const TAG = 'Pay'
const RATE = { burst: 60, perSecond: 2 }
/** Each report makes the server read a transaction for a while. */
const REPORT_RATE = { burst: 10, perSecond: 0.1 }
const STREAM_RATE = { burst: 20, perSecond: 0.5 }
/** Milliseconds for which a reported transaction is looked up. */
const REPORT_LIFETIME = 3_600_000
const params = z.object({ id: z.uuid() })

/** Returns the endpoints that checkouts call with the invoice's client secret. */
export function payerEndpoints(api: PayApi): readonly Endpoint[] {
  return [readEndpoint(api), reportEndpoint(api), eventsEndpoint(api)]
}

function readEndpoint(api: PayApi): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/pay/checkouts/{id}',
    summary: 'An invoice as its payer sees it. Needs the client secret as a bearer token',
    tag: TAG,
    isPublic: true,
    rate: RATE,
    params,
    answer: invoiceCheckoutSchema,
    handle: async ({ headers, params: { id } }) => write(api, await payerInvoice(api, id, headers)),
  })
}

function reportEndpoint(api: PayApi): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/v1/pay/checkouts/{id}/payments',
    summary: 'Reports a sent transaction, which the server then finds sooner. Only the chain credits it',
    tag: TAG,
    isPublic: true,
    rate: REPORT_RATE,
    params,
    bodyLimit: 1024,
    body: invoicePaymentReportSchema,
    answer: invoiceCheckoutSchema,
    async handle({ body: { chainId, txHash }, headers, params: { id } }) {
      const rows = await payerInvoice(api, id, headers)
      if (!rows.rails.some(rail => rail.chainId === chainId))
        throw new HttpFailure(400, 'chainId', "The invoice can't be paid on this chain")
      const hash = readTransactionHash(chainId, txHash)
      if (hash === undefined) throw new HttpFailure(400, 'txHash', "The hash isn't one of this chain")
      await api.payments.report(id, chainId, hash, new Date(api.now() + REPORT_LIFETIME))
      return write(api, rows)
    },
  })
}

function eventsEndpoint(api: PayApi): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/pay/checkouts/{id}/events',
    summary: 'Server-sent events with the checkout after each change. Ends when the invoice is final',
    tag: TAG,
    isPublic: true,
    rate: STREAM_RATE,
    params,
    async handle({ clientKeyOf, headers, params: { id }, signal }) {
      await payerInvoice(api, id, headers)
      const read = async (): Promise<ReturnType<typeof write> | undefined> => {
        const rows = await api.invoices.find(id)
        return rows && write(api, rows)
      }
      const stream = api.streams.open(clientKeyOf('pay-events').address, read, signal)
      if (!stream) throw new HttpFailure(429, 'rate_limited', 'Too many open streams. Poll the checkout instead.')
      return stream
    },
  })
}

function write({ merchants }: PayApi, rows: InvoiceRows): ReturnType<typeof writeCheckout> {
  return writeCheckout(rows, merchants.find(rows.invoice.merchantId)?.name ?? '')
}
