import { vi } from 'vitest'
import { dollar, router } from './startSwap'

/** Answers by path. Replace one to change what the backend says; undefined is an unreachable backend. */
export type BackendAnswers = Record<string, ((url: URL, body: unknown) => unknown) | undefined>

const id = (address: string) => `eip155:1:${address}`
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Listed tokens: ether, a dollar, and as many others as a test wants. */
export function tokenList(others = 0): readonly object[] {
  const known = [
    { name: 'Ether', symbol: 'ETH', address: id(coin), decimals: 18, logoUri: null, eip2612: null },
    { name: 'USD Coin', symbol: 'USDC', address: id(dollar.address ?? ''), decimals: 6, logoUri: null, eip2612: true },
  ]
  const more = Array.from({ length: others }, (_, index) => ({
    name: `Token ${index}`,
    symbol: `TOK${index}`,
    address: id(`0x${(index + 1).toString(16).padStart(40, '0')}`),
    decimals: 18,
    logoUri: null,
    eip2612: null,
  }))
  return [...known, ...more]
}

/**
 * Answers the requests of a kit as a backend that trades one ether for 2,490 dollars. Ends with the test file's
 * `vi.unstubAllGlobals`.
 */
export function serveSwaps(changes: BackendAnswers = {}, networkFee?: string): BackendAnswers {
  const answers: BackendAnswers = {
    '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [], swaps: ['eip155:1'] }),
    '/v1/convert/tokens': () => ({ tokens: tokenList() }),
    '/v1/convert/quotes': ({ searchParams }) => ({
      quotes: [
        {
          id: 'router:1',
          fromAmount: searchParams.get('amount'),
          fromAccount: searchParams.get('from'),
          toAmount: String(quotedAmount(searchParams)),
          toAccount: searchParams.get('to'),
          provider: { id: 'router', name: 'Local exchange' },
          impactBps: 12,
          fees: [],
          route: [searchParams.get('from'), searchParams.get('to')],
          spender: id(router),
          networkFee,
          expiresAt: Date.now() + 30_000,
        },
      ],
    }),
    '/v1/fungible/price': (_, body) => {
      const { addresses } = body as { readonly addresses: readonly string[] }
      return {
        fungibles: addresses.map(address => ({ address, price: address.endsWith(coin) ? 2_500 : 1 })),
      }
    },
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
    return new Response(JSON.stringify(answer(url, body)), { headers: { 'content-type': 'application/json' } })
  })
  return answers
}

/** Returns the dollars for ether, or the ether for dollars. */
function quotedAmount(search: URLSearchParams): bigint {
  const amount = BigInt(search.get('amount') ?? 0)
  return search.get('from')?.endsWith(coin) ? (amount * 2_490n) / 10n ** 12n : (amount * 10n ** 12n) / 2_510n
}

/** Answers about the connected account. */
const accountAnswers: readonly (readonly [path: RegExp, answer: () => unknown])[] = [
  [
    /^\/v1\/account\/.+\/balance$/u,
    () => ({
      balances: [
        held('Ether', 'ETH', undefined, 2_500, '18', '1.5'),
        held('USD Coin', 'USDC', id(dollar.address ?? ''), 1, '6', '800'),
      ],
    }),
  ],
  [/^\/v1\/identity\//u, () => ({ name: null, avatar: null, resolvedAt: null })],
  [/^\/v1\/account\/.+\/history$/u, () => ({ data: [], next: null })],
]

function held(
  name: string,
  symbol: string,
  address: string | undefined,
  price: number,
  decimals: string,
  numeric: string,
) {
  return { name, symbol, chainId: 'eip155:1', address, price, quantity: { decimals, numeric }, iconUrl: '' }
}
