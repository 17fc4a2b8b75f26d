import type { Invoice, InvoicePayment, InvoiceRail } from '@openappkit/contract'
import { createPayServer } from '../src/server/createPayServer'
import type { PayServer } from '../src/server/PayServer'
import { BLOCK_TIME, type FakeEvm } from './FakeEvm'

export const KEY = 'key-of-the-shop'
export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
export const INVOICE = '0b9c7d0e-0f2a-4f5e-9d51-3a1d3a0c9a11'
export const URL = 'https://cloud.example'
export const EVM = 'eip155:1'
/** The merchant's record of {@link invoiceOf}. */
export const ORDER = { orderId: '1042', amount: { minor: 4999n, currency: 'EUR' } } as const

/** Returns a settled invoice of the order. */
export function invoiceOf(terms: Partial<Invoice>): Invoice {
  return {
    id: INVOICE,
    orderId: ORDER.orderId,
    status: 'settled',
    exceptions: [],
    amount: { minor: '4999', currency: 'EUR' },
    rails: [],
    payments: [],
    createdAt: (BLOCK_TIME - 60) * 1000,
    expiresAt: (BLOCK_TIME + 840) * 1000,
    isFinal: true,
    pollInMs: 0,
    sequence: 3,
    ...terms,
  }
}

export function railOf(terms: Pick<InvoiceRail, 'asset' | 'price' | 'recipient'> & Partial<InvoiceRail>): InvoiceRail {
  return {
    chainId: terms.asset.slice(0, terms.asset.indexOf('/')),
    symbol: 'COIN',
    decimals: 6,
    matching: 'address',
    reference: null,
    due: '0',
    received: terms.price,
    confirmations: 1,
    ...terms,
  }
}

export function paymentOf(
  terms: Pick<InvoicePayment, 'amount' | 'asset' | 'txHash'> & Partial<InvoicePayment>,
): InvoicePayment {
  return {
    id: `${terms.txHash}`,
    chainId: terms.asset.slice(0, terms.asset.indexOf('/')),
    role: 'payment',
    status: 'final',
    confirmations: 20,
    paidAt: BLOCK_TIME * 1000,
    ...terms,
  }
}

/** Answers the requests to a host. */
export type FakeHost = (request: Request) => Response | Promise<Response>

/** Returns a host that serves an invoice. */
export function backendOf(invoice: Invoice): FakeHost {
  return () => Response.json(invoice)
}

/** Returns a host with the JSON-RPC of a chain. */
export function nodeOf(chain: Pick<FakeEvm, 'call'>): FakeHost {
  return async request => {
    const { id, method, params } = (await request.json()) as { id: number; method: string; params: unknown[] }
    return Response.json({ jsonrpc: '2.0', id, result: chain.call(method, params) })
  }
}

/** Returns a server whose requests go to the backend, and to a node for each chain. */
export function stage(backend: FakeHost, nodes: Readonly<Record<string, FakeHost>> = {}): PayServer {
  const urls = Object.keys(nodes).map((chainId, index) => [chainId, `https://node-${index}.example`] as const)
  const hosts = new Map<string, FakeHost | undefined>(urls.map(([chainId, url]) => [url, nodes[chainId]]))
  return createPayServer({
    url: `${URL}/`,
    apiKey: KEY,
    webhookSecrets: [SECRET],
    rpcUrls: Object.fromEntries(urls),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const host = hosts.get(new globalThis.URL(request.url).origin) ?? backend
      return host(request)
    },
  })
}
