import { BackendClient } from './backend/BackendClient'
import { Invoices } from './backend/Invoices'
import type { PayServer } from './PayServer'
import type { PayServerOptions } from './PayServerOptions'
import { payServerSettings } from './payServerSettings'
import { chainProofs } from './verify/chainProofs'
import { verifyInvoice } from './verify/verifyInvoice'
import { parseWebhook } from './webhooks/parseWebhook'
import { webhookKeys } from './webhooks/webhookKeys'

/**
 * Creates the merchant's side of payments: invoices, webhooks, and the proof that an invoice is paid. Runs wherever
 * `fetch` and WebCrypto do.
 *
 * @throws PayServerError `pay/invalid-option` if an option is missing or invalid.
 * @example
 * ```ts
 * import { createPayServer } from '@openappkit/pay/server'
 *
 * declare const secrets: { readonly apiKey: string; readonly webhook: string }
 * const pay = createPayServer({
 *   url: 'https://cloud.example.com',
 *   apiKey: secrets.apiKey,
 *   webhookSecrets: [secrets.webhook],
 *   rpcUrls: { 'eip155:8453': 'https://base.example.com' },
 * })
 *
 * export async function isPaid(invoiceId: string): Promise<boolean> {
 *   const order = { orderId: '1042', amount: { minor: 4999n, currency: 'EUR' } }
 *   return (await pay.invoices.verify(invoiceId, order)).status === 'settled'
 * }
 * ```
 */
export function createPayServer(options: PayServerOptions): PayServer {
  const { apiKey, rpcUrls, url } = payServerSettings(options)
  const keys = webhookKeys(options.webhookSecrets)
  const { fetch = (input, init) => globalThis.fetch(input, init), now = Date.now } = options
  const invoices = new Invoices(new BackendClient({ url, apiKey, fetch }))
  const proofOf = chainProofs(rpcUrls, fetch)
  return {
    invoices: {
      create: (request, creation) => invoices.create(request, creation),
      get: id => invoices.get(id),
      list: query => invoices.list(query),
      mark: (id, status) => invoices.mark(id, status),
      refund: (id, request) => invoices.refund(id, request),
      verify: async (id, expectation) => verifyInvoice(await invoices.get(id), expectation, proofOf),
    },
    webhooks: {
      parse: (body, headers) => parseWebhook(body, headers, { keys, now: now() }),
    },
  }
}
