import { vi } from 'vitest'

/** Answers by path. Replace one to change the backend; undefined is an unreachable backend. */
export type BackendAnswers = Record<string, ((url: URL, body: Body) => unknown) | undefined>

/** A request's body. */
export type Body = Readonly<Record<string, unknown>> | undefined

export const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const ether = 'eip155:1/slip44:60'
const dollar = 'eip155:1/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

const limits = { min: '10.00', max: '7500.00' }
const payments = ['EUR', 'USD', 'GBP'].map(currency => ({
  currency,
  methods: [
    { id: 'card', ...limits },
    { id: 'bank', min: '10.00', max: '25000.00' },
  ],
}))

/** Assets of the catalog: ether, a dollar, and as many others as a test wants. */
export function assetList(others = 0): readonly { readonly id: string }[] {
  const list: readonly Readonly<Record<string, unknown> & { id: string }>[] = [
    { id: ether, address: null, name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: null },
    {
      id: dollar,
      address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      iconUrl: null,
    },
    ...Array.from({ length: others }, (_, index) => {
      const address = `0x${(index + 1).toString(16).padStart(40, '0')}`
      const symbol = `TOK${index}`
      return { id: `eip155:1/erc20:${address}`, address, name: `Token ${index}`, symbol, decimals: 18, iconUrl: null }
    }),
  ]
  return list
}

/** Returns an offer of all assets. */
export function offer(id: string, name: string, others = 0, more: object = {}): object {
  return { id, name, assets: assetList(others).map(asset => asset.id), payments, ...more }
}

/** Returns a quote for a request. `euros` per ether decide its amount. */
export function quoteFor(body: Body, id: string, name: string, euros: number, more: object = {}): object {
  const { amount, asset, currency, method } = body as Readonly<Record<string, string>>
  const total = Number(amount)
  const subtotal = (total - 4.15).toFixed(2)
  const wei = (BigInt(Math.round(Number(subtotal) * 100)) * 10n ** 16n) / BigInt(euros)
  return {
    id: `${id}:${amount}`,
    provider: { id, name },
    asset,
    amount: String(asset === ether ? wei : wei / 10n ** 9n),
    currency,
    method,
    total: total.toFixed(2),
    subtotal,
    fees: [
      { kind: 'provider', amount: '3.90' },
      { kind: 'network', amount: '0.25' },
    ],
    expiresAt: Date.now() + 60_000,
    ...more,
  }
}

/** Progress of a purchase. */
export function progressOf(status: string, more: object = {}): object {
  const isFinal = ['delivered', 'failed', 'refunded', 'expired'].includes(status)
  return {
    id: 'one',
    status,
    isFinal,
    pollInMs: 0,
    provider: { id: 'acme', name: 'Acme Pay' },
    asset: ether,
    quoted: '41673913043478260',
    currency: 'EUR',
    total: '100.00',
    isSent: status === 'delivered',
    txHash: null,
    received: null,
    failure: null,
    ...more,
  }
}

/** Answers the requests of a kit as a backend with two providers. Ends with the test file's `vi.unstubAllGlobals`. */
export function serveOnramp(changes: BackendAnswers = {}): BackendAnswers {
  const answers: BackendAnswers = {
    '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [], onramp: ['eip155:1'] }),
    '/v1/onramp/catalog': () => ({
      assets: assetList(),
      providers: [offer('acme', 'Acme Pay'), offer('bolt', 'Bolt')],
      unavailable: [],
    }),
    '/v1/onramp/quotes': (_, body) => ({
      quotes: [quoteFor(body, 'acme', 'Acme Pay', 2300), quoteFor(body, 'bolt', 'Bolt', 2350)],
      skipped: [],
    }),
    '/v1/onramp/sessions': () => ({
      id: 'one',
      secret: 'secret',
      url: 'https://cloud.example/onramp/open/token',
      expiresAt: Date.now() + 3_600_000,
    }),
    '/v1/onramp/sessions/one': () => progressOf('opened', { pollInMs: 4000 }),
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
    const answered = answer(url, body)
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
