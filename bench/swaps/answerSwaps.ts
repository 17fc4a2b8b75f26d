import type { RequestHandler } from '../../tools/e2e-kit/src/serve.ts'
import { ids, rate, swapTokens } from './swapMarket.ts'

/** Lifetime of a quote in milliseconds. */
const LIFETIME = 30_000

const tokens = JSON.stringify({ tokens: swapTokens() })
const balances = JSON.stringify({
  balances: [held('Ether', 'ETH', undefined, 2500, '18', '1000'), held('USD Coin', 'USDC', ids.dollar, 1, '6', '800')],
})
const prices = JSON.stringify({
  fungibles: [
    { address: ids.ether, price: 2500 },
    { address: ids.dollar, price: 1 },
  ],
})

/** Answers as a backend with a long token list, an account that holds ether, and one exchange. */
export const answerSwaps: RequestHandler = (request, response, next) => {
  const body = answerOf(new URL(request.url ?? '/', 'http://backend.example'))
  if (body === undefined) return next()
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(body)
}

function answerOf({ pathname, searchParams }: URL): string | undefined {
  if (/^\/v1\/account\/.+\/balance$/.test(pathname)) return balances
  switch (pathname) {
    case '/v1/supported-chains':
      return JSON.stringify({ http: ['eip155:1'], ws: [], swaps: ['eip155:1'] })
    case '/v1/convert/tokens':
      return tokens
    case '/v1/convert/quotes':
      return JSON.stringify({ quotes: [quote(searchParams)] })
    case '/v1/fungible/price':
      return prices
    case '/projects/v1/origins':
      return JSON.stringify({ allowedOrigins: ['*'] })
    case '/getAnalyticsConfig':
      return JSON.stringify({ isAnalyticsEnabled: false })
    case '/getWallets':
      return JSON.stringify({ data: [], count: 0 })
    default:
      return undefined
  }
}

/** Quotes dollars for ether. */
function quote(search: URLSearchParams): object {
  const [amount, from, to] = ['amount', 'from', 'to'].map(name => search.get(name) ?? '')
  return {
    id: 'router:1',
    fromAmount: amount,
    fromAccount: from,
    toAmount: String((BigInt(amount ?? 0) * rate) / 10n ** 12n),
    toAccount: to,
    provider: { id: 'router', name: 'Local exchange' },
    impactBps: 12,
    fees: [],
    route: [from, to],
    spender: ids.router,
    expiresAt: Date.now() + LIFETIME,
  }
}

function held(
  name: string,
  symbol: string,
  address: string | undefined,
  price: number,
  decimals: string,
  numeric: string,
): object {
  return { name, symbol, chainId: 'eip155:1', address, price, quantity: { decimals, numeric }, iconUrl: '' }
}
