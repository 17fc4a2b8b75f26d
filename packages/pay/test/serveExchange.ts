import { vi } from 'vitest'

/** A request's body. */
export type Body = Readonly<Record<string, unknown>>

/** Answers by path or by JSON-RPC method. Replace one to change the backend; undefined is an unreachable backend. */
export type ExchangeAnswers = Record<string, ((body: Body) => unknown) | undefined>

export const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const ether = 'eip155:1/slip44:60'
export const dollar = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const hash: string = `0x${'ab'.repeat(32)}`
export const acme = { id: 'acme', name: 'Acme Exchange', imageUrl: null }
export const bolt = { id: 'bolt', name: 'Bolt', imageUrl: null }
export const pageUrl = 'https://acme.example/withdraw'

/** Returns the exchanges of an answer. */
export function listOf(...exchanges: readonly object[]): object {
  return { total: exchanges.length, exchanges }
}

/** Returns a balance of the account. */
export function balanceOf(symbol: string, name: string, decimals: number, price: number, address?: string): object {
  return {
    name,
    symbol,
    chainId: 'eip155:1',
    ...(address !== undefined && { address: `eip155:1:${address}` }),
    value: price,
    price,
    quantity: { decimals: String(decimals), numeric: '1' },
    iconUrl: '',
  }
}

const rpcPath = '/v1/json-rpc'

/** Answers the requests of a kit as a backend with two exchanges. Ends with the test file's `vi.unstubAllGlobals`. */
export function serveExchange(changes: ExchangeAnswers = {}): ExchangeAnswers {
  const answers: ExchangeAnswers = {
    reown_getExchanges: () => listOf(acme, bolt),
    reown_getExchangePayUrl: () => ({ url: pageUrl, sessionId: 'one' }),
    reown_getExchangeBuyStatus: () => ({ status: 'UNKNOWN', txHash: null }),
    '/v1/fungible/price': ({ addresses }) => ({
      fungibles: (addresses as readonly string[]).map(address => ({
        address,
        name: 'Ether',
        symbol: 'ETH',
        price: 2500,
        iconUrl: '',
      })),
    }),
    '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [] }),
    '/projects/v1/origins': () => ({ allowedOrigins: ['*'] }),
    '/appkit/v1/config': () => ({ features: null }),
    '/getAnalyticsConfig': () => ({ isAnalyticsEnabled: false }),
    '/getWallets': () => ({ data: [], count: 0 }),
    '/e': () => ({}),
    balance: () => ({ balances: [] }),
    ...changes,
  }
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    const body: Body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    if (pathname === rpcPath) return answerRpc(answers, body)
    const known = accountAnswers.find(([path]) => path.test(pathname))
    const answer = answers[pathname] ?? (known && answers[known[1]]) ?? known?.[2]
    if (!answer) return new Response(JSON.stringify({ status: 'FAILED', reasons: [] }), { status: 404 })
    return respond(answer(body))
  })
  return answers
}

function answerRpc(answers: ExchangeAnswers, body: Body): Response {
  const answer = answers[String(body['method'])]
  if (!answer) throw new TypeError('Failed to fetch')
  const result = answer(body['params'] as Body)
  return result instanceof Response ? result : respond({ jsonrpc: '2.0', id: body['id'], result })
}

function respond(answer: unknown): Response {
  if (answer instanceof Response) return answer
  return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
}

/** Returns a JSON-RPC error as the backend sends it. */
export function rpcError(code: number, message: string): Response {
  return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message } }), { status: 400 })
}

/** Answers about the connected account. */
const accountAnswers: readonly (readonly [path: RegExp, name: string, answer: () => unknown])[] = [
  [/^\/v1\/account\/.+\/balance$/u, 'balance', () => ({ balances: [] })],
  [/^\/v1\/identity\//u, 'identity', () => ({ name: null, avatar: null, resolvedAt: null })],
  [/^\/v1\/account\/.+\/history$/u, 'history', () => ({ data: [], next: null })],
  [/^\/v1\/pay\/checkouts\/[^/]+$/u, 'checkout', () => new Response('', { status: 404 })],
  [/^\/v1\/pay\/checkouts\/[^/]+\/events$/u, 'events', () => new Response('', { status: 503 })],
]
