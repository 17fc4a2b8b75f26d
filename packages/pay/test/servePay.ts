import { vi } from 'vitest'

/** Answers by path. Replace one to change the backend; undefined is an unreachable backend. */
export type BackendAnswers = Record<string, ((url: URL, body: Body, init?: RequestInit) => unknown) | undefined>

/** A request's body. */
export type Body = Readonly<Record<string, unknown>> | undefined

export const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const merchant = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const dollarAddress = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
export const hash: string = `0x${'ab'.repeat(32)}`

export const ether: object = {
  chainId: 'eip155:1',
  asset: 'eip155:1/slip44:60',
  symbol: 'ETH',
  decimals: 18,
  recipient: merchant,
  matching: 'address',
  reference: null,
  price: '21734782608695653',
  due: '21734782608695653',
  received: '0',
  confirmations: 12,
}
export const dollar: object = {
  ...ether,
  asset: `eip155:1/erc20:${dollarAddress}`,
  symbol: 'USDC',
  decimals: 6,
  price: '54320000',
  due: '54320000',
}
export const bitcoin: object = {
  ...ether,
  chainId: 'bip122:000000000019d6689c085ae165831e93',
  asset: 'bip122:000000000019d6689c085ae165831e93/slip44:0',
  symbol: 'BTC',
  decimals: 8,
  recipient: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  price: '51234',
  due: '51234',
  confirmations: 1,
}

/** A payment that the backend found. */
export function paymentOf(more: object = {}): object {
  return {
    id: 'payment',
    chainId: 'eip155:1',
    asset: 'eip155:1/slip44:60',
    txHash: hash,
    amount: '21734782608695653',
    role: 'payment',
    status: 'pending',
    confirmations: 0,
    paidAt: Date.now(),
    ...more,
  }
}

/** An invoice as its payer sees it. */
export function checkoutOf(more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const status = more['status'] ?? 'open'
  const isFinal = status === 'settled' || status === 'expired' || status === 'invalid'
  return {
    id: 'one',
    orderId: '1042',
    store: 'The Shop',
    status,
    exceptions: [],
    amount: { minor: '4999', currency: 'EUR' },
    rails: [ether, dollar, bitcoin],
    payments: [],
    expiresAt: Date.now() + 15 * 60_000,
    isFinal,
    pollInMs: 4000,
    sequence: 0,
    ...more,
  }
}

/** Answers the requests of a kit as a backend with one invoice. Ends with the test file's `vi.unstubAllGlobals`. */
export function servePay(changes: BackendAnswers = {}): BackendAnswers {
  const answers: BackendAnswers = {
    '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [] }),
    '/v1/pay/checkouts/one': () => checkoutOf(),
    '/v1/pay/checkouts/one/payments': () => checkoutOf(),
    '/projects/v1/origins': () => ({ allowedOrigins: ['*'] }),
    '/appkit/v1/config': () => ({ features: null }),
    '/getAnalyticsConfig': () => ({ isAnalyticsEnabled: false }),
    '/getWallets': () => ({ data: [], count: 0 }),
    '/e': () => ({}),
    ...changes,
  }
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    const answer = answers[url.pathname] ?? accountAnswers.find(([path]) => path.test(url.pathname))?.[1]
    if (!answer) return new Response(JSON.stringify({ status: 'FAILED', reasons: [] }), { status: 404 })
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const answered = answer(url, body, init)
    if (answered instanceof Response) return answered
    return new Response(JSON.stringify(answered), { headers: { 'content-type': 'application/json' } })
  })
  return answers
}

/** Answers about the connected account. */
const accountAnswers: readonly (readonly [path: RegExp, answer: () => unknown])[] = [
  [/^\/v1\/account\/.+\/balance$/u, () => ({ balances: [] })],
  [/^\/v1\/identity\//u, () => ({ name: null, avatar: null, resolvedAt: null })],
  [/^\/v1\/account\/.+\/history$/u, () => ({ data: [], next: null })],
]
