import { noon } from './sceneTime'

/** The terms of a scene's purchases. */
export interface SceneShop {
  /** Whether no provider has a price. */
  readonly isClosed?: true
  /** Status of a started purchase. Default: `opened`. */
  readonly status?: string
  readonly failure?: string | null
}

const ether = 'eip155:1/slip44:60'
const dollar = 'eip155:1/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const quoted = '30819935691318327'

/** Returns the response to a request about purchases. */
export function answerPurchase({ pathname }: URL, body: unknown, shop: SceneShop): object {
  switch (pathname) {
    case '/v1/onramp/catalog':
      return {
        assets: [
          { id: ether, address: null, name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: picture('3c5bd6') },
          {
            id: dollar,
            address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
            name: 'USD Coin',
            symbol: 'USDC',
            decimals: 6,
            iconUrl: picture('2f78c4'),
          },
        ],
        providers: [offer('acme', 'Acme Pay'), offer('bolt', 'Bolt')],
        unavailable: [],
      }
    case '/v1/onramp/quotes':
      return quotes(body as Readonly<Record<string, string>>, shop)
    case '/v1/onramp/sessions':
      return {
        id: 'one',
        secret: 'secret',
        url: 'https://cloud.example/onramp/open/token',
        expiresAt: noon + 3_600_000,
      }
    default:
      return progress(shop)
  }
}

function offer(id: string, name: string): object {
  const methods = [
    { id: 'card', min: '10.00', max: '7500.00' },
    { id: 'bank', min: '10.00', max: '25000.00' },
  ]
  const payments = ['EUR', 'USD'].map(currency => ({ currency, methods }))
  return { id, name, assets: [ether, dollar], payments }
}

function quotes({ asset, currency, method }: Readonly<Record<string, string>>, { isClosed }: SceneShop): object {
  if (isClosed) return { quotes: [], skipped: [{ provider: { id: 'acme', name: 'Acme Pay' }, reason: 'unavailable' }] }
  const quote = {
    asset,
    currency,
    method,
    total: '100.00',
    subtotal: '95.85',
    fees: [
      { kind: 'provider', amount: '3.90' },
      { kind: 'network', amount: '0.25' },
    ],
    expiresAt: noon + 60_000,
  }
  return {
    quotes: [
      { ...quote, id: 'a', provider: { id: 'acme', name: 'Acme Pay' }, amount: quoted },
      { ...quote, id: 'b', provider: { id: 'bolt', name: 'Bolt' }, amount: '30163934426229508' },
    ],
    skipped: [],
  }
}

function progress({ failure = null, status = 'opened' }: SceneShop): object {
  const isDelivered = status === 'delivered'
  return {
    status,
    isFinal: isDelivered || status === 'failed',
    pollInMs: 60_000,
    isSent: isDelivered,
    txHash: isDelivered ? `0x${'ab'.repeat(32)}` : null,
    received: isDelivered ? quoted : null,
    failure,
  }
}

/** Returns the path of an image in that color on the image proxy. */
function picture(color: string): string {
  return `/v1/image/${color}.signature`
}
