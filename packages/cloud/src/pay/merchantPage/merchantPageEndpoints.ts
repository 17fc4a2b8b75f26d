import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import type { PayApi } from '../endpoints/PayApi'
import type { MerchantSettings } from '../settings/PayFile'
import type { InvoiceRows } from '../store/InvoiceStore'
import { writeInvoice } from '../store/writeInvoice'
import { invoicePage } from './invoicePage'
import { invoicesPage } from './invoicesPage'
import type { MerchantSessions } from './MerchantSessions'
import { merchantLanguage } from './merchantMessages'
import { MERCHANT_PATH, type MerchantNotice, type MerchantView } from './merchantPage'
import { refundPage } from './refundPage'
import { signInPage } from './signInPage'

const TAG = 'Pay'
const RATE = { burst: 60, perSecond: 1 }
const PAGE = 20
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Returns the merchant page: invoices, webhooks and refunds, without scripts and cookies. */
export function merchantPageEndpoints(api: PayApi, sessions: MerchantSessions): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: MERCHANT_PATH,
      summary: 'Page on which a merchant signs in with the API key',
      tag: TAG,
      isPublic: true,
      rate: RATE,
      handle: async ({ headers }) => signInPage(merchantLanguage(headers.get('accept-language'))),
    }),
    endpoint({
      method: 'POST',
      path: MERCHANT_PATH,
      summary: 'Invoices of the merchant, and their actions',
      tag: TAG,
      isPublic: true,
      rate: RATE,
      bodyLimit: 4096,
      isTextBody: true,
      body: z.string().max(4096).describe('Form data of the page'),
      async handle({ headers, signal, text }) {
        const language = merchantLanguage(headers.get('accept-language'))
        const { sessionOver, unknownKey } = language.messages
        const fields = new URLSearchParams(text)
        const key = fields.get('key')
        const merchant =
          key === null
            ? api.merchants.find(sessions.read(fields.get('session') ?? '') ?? '')
            : api.merchants.withKey(key)
        if (!merchant) return signInPage(language, key === null ? sessionOver : unknownKey)
        const view = { store: merchant.name, session: sessions.create(merchant.id), language }
        return show(api, merchant, view, fields, signal)
      },
    }),
  ]
}

async function show(
  api: PayApi,
  merchant: MerchantSettings,
  view: MerchantView,
  fields: URLSearchParams,
  signal: AbortSignal,
): Promise<Response> {
  const id = fields.get('id') ?? ''
  const rows = UUID.test(id) ? await api.invoices.find(id) : undefined
  if (rows?.invoice.merchantId !== merchant.id) return list(api, merchant, view, fields.get('after'))
  try {
    const result = await act(api, merchant, view, rows, fields, signal)
    return result instanceof Response ? result : await detail(api, id, { ...view, notice: result })
  } catch (error) {
    // The merchant can correct the form.
    if (error instanceof HttpFailure)
      return detail(api, id, { ...view, notice: { kind: 'error', text: error.description } })
    throw error
  }
}

async function list(
  { invoices }: PayApi,
  merchant: MerchantSettings,
  view: MerchantView,
  after: string | null,
): Promise<Response> {
  const start = after !== null && UUID.test(after) ? after : undefined
  const rows = await invoices.list(merchant.id, { after: start, limit: PAGE })
  const next = rows.length === PAGE ? (rows.at(-1)?.invoice.id ?? null) : null
  return invoicesPage(view, rows.map(writeInvoice), next)
}

async function detail({ invoices, webhooks }: PayApi, id: string, view: MerchantView): Promise<Response> {
  const rows = await invoices.find(id)
  if (!rows) throw new HttpFailure(404, 'id', 'Unknown invoice')
  return invoicePage(view, writeInvoice(rows), await webhooks.list(id))
}

/** Runs the action of a form. Returns its own page, or a notice for the page of the invoice. */
async function act(
  { now, refresher, refunds, webhooks }: PayApi,
  merchant: MerchantSettings,
  view: MerchantView,
  rows: InvoiceRows,
  fields: URLSearchParams,
  signal: AbortSignal,
): Promise<Response | MerchantNotice | undefined> {
  const { id } = rows.invoice
  const { queued, saved } = view.language.messages
  const status = fields.get('status')
  switch (fields.get('action')) {
    case 'mark':
      if (status !== 'settled' && status !== 'invalid') return undefined
      await refresher.mark(id, status)
      return { kind: 'done', text: saved }
    case 'redeliver':
      await webhooks.redeliver(fields.get('delivery') ?? '', merchant.id, new Date(now()))
      return { kind: 'done', text: queued }
    case 'refund': {
      const request = { paymentId: fields.get('payment') ?? '', to: (fields.get('to') ?? '').trim() }
      return refundPage(view, id, await refunds.prepare(rows, request, signal))
    }
    default:
      return undefined
  }
}
