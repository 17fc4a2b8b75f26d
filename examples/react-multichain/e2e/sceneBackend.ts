import type { Page, Route } from '@playwright/test'
import { answerInvoice, type SceneInvoice } from './sceneInvoice'
import { answerSwap, type SceneMarket } from './sceneMarket'
import { answerPurchase, type SceneShop } from './sceneShop'
import { noon } from './sceneTime'

/** Responses of a scene's backend. All images are the same. */
export interface SceneBackend {
  readonly assets?: readonly object[]
  readonly nfts?: readonly object[]
  readonly transactions?: readonly object[]
  /** Default: no swaps. */
  readonly market?: SceneMarket
  /** Default: no purchases. */
  readonly shop?: SceneShop
  /** Default: no invoice and no exchange. */
  readonly invoice?: SceneInvoice
  /** Paths that get no response (`silent`) or an error (`down`). */
  silent?: readonly string[]
  down?: readonly string[]
}

export const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
/** An address that the account has paid before. */
export const bob = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const carol = '0x52908400098527886E0F7030069857D2E4169EE7'
/** Begins and ends like `bob`. */
export const imitation = `0x71C7656E${'a'.repeat(28)}976F`
export const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const icons: Readonly<Record<string, string>> = { ETH: picture('3c5bd6'), USDC: picture('2f78c4') }
const day = 86_400_000
const long = 'A remarkably long name that somebody thought was fine after all'

export const assets: readonly object[] = [
  token('Ether', 'ETH', '3.204', { price: 3110, priceDayAgo: 3046, iconUrl: icons['ETH'] }),
  token('USD Coin', 'USDC', '1980', {
    address: dollar,
    decimals: 6,
    price: 1,
    priceDayAgo: 1,
    iconUrl: icons['USDC'],
  }),
  token('Wrapped BTC', 'WBTC', '0.00600001', {
    address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    decimals: 8,
    price: 89_313,
    priceDayAgo: 89_671,
  }),
  token('Dust', 'DUST', '0.000000001', { address: `0x${'d057'.repeat(10)}`, price: 0.0123, priceDayAgo: 0.0122 }),
  token(long, 'REMARKABLYLONGSYMBOL', '123456789012.123', { address: `0x${'bead'.repeat(10)}` }),
]

export const nfts: readonly object[] = [
  nft('1', 'Blue Hour', { description: story(), attributes: traits() }),
  nft('2', long, { collection: { name: long, symbol: 'LONG' } }),
  nft('3', 'Edition', { standard: 'erc1155', quantity: '1250' }),
  nft('115792089237316195423570985008687907853269984665640564039457584007913129639935', null, {
    imageUrl: null,
    collection: { name: null, symbol: null },
  }),
  nft('5', 'On its way', { metadata: 'pending', imageUrl: null }),
]

export const transactions: readonly object[] = [
  moved('a', 60_000, 'send', '0.5 ETH', { status: 'pending' }),
  moved('b', 3_600_000, 'send', '1.5 ETH'),
  moved('c', 2 * day, 'receive', '1250.25 USDC'),
  moved('d', 3 * day, 'send', '0.25 ETH', { status: 'failed' }),
  {
    ...moved('e', 20 * day, 'trade', '0.25 ETH', { application: { name: 'Exchange', iconUrl: null } }),
    transfers: [transferOf('0.25 ETH', 'out'), transferOf('812.4 USDC', 'in')],
  },
  {
    ...moved('f', 21 * day, 'approve', '0 USDC', { application: { name: long, iconUrl: null } }),
    transfers: [],
  },
  asSpam(moved('g', 22 * day, 'receive', '1000000 CLAIM-AT-EXAMPLE.COM')),
  moved('h', 400 * day, 'receive', '123456789012345678901234567890.5 REMARKABLYLONGSYMBOL'),
]

/** Sends JSON. Image URLs start with the origin of the backend. */
function json(route: Route, body: object, status = 200): Promise<void> {
  const { origin } = new URL(route.request().url())
  const text = JSON.stringify(body).replaceAll('"/v1/image/', `"${origin}/v1/image/`)
  return route.fulfill({ status, contentType: 'application/json', body: text })
}

/** Mocks all requests to the page's origin except for its files, so that a scene needs no server and no chain. */
export async function answerScene(page: Page, backend: SceneBackend): Promise<void> {
  await page.route(/\/(?:v1|public|projects|appkit)\/|\/get[A-Z]\w+(?:\?|$)/, async route => {
    const url = new URL(route.request().url())
    const { pathname } = url
    if (backend.silent?.some(end => pathname.endsWith(end))) return
    if (backend.down?.some(end => pathname.endsWith(end))) return json(route, { status: 'FAILED', reasons: [] }, 503)
    const [, hue] = /\/v1\/image\/([\da-f]{6})/.exec(pathname) ?? []
    if (hue) return route.fulfill({ contentType: 'image/svg+xml', body: drawing(hue) })
    if (pathname.startsWith('/public/')) return route.fulfill({ contentType: 'image/svg+xml', body: drawing('627eea') })
    if (pathname === '/v1/supported-chains') return json(route, supportedChains(backend))
    if (backend.market && /^\/v1\/(?:convert|fungible)\//.test(pathname))
      return json(route, answerSwap(url, route.request().postDataJSON(), backend.market))
    if (backend.shop && pathname.startsWith('/v1/onramp/'))
      return json(route, answerPurchase(url, route.request().postDataJSON(), backend.shop))
    if (backend.invoice && /^\/v1\/(?:pay\/|json-rpc$)/.test(pathname))
      return json(route, answerInvoice(url, route.request().postDataJSON(), backend.invoice))
    if (pathname.endsWith('/balance')) return json(route, { balances: backend.assets ?? assets })
    if (pathname.endsWith('/nfts')) return json(route, { data: backend.nfts ?? nfts, next: null, isComplete: true })
    if (pathname.endsWith('/history')) return json(route, { data: backend.transactions ?? transactions, next: null })
    if (pathname.startsWith('/v1/identity/')) return json(route, { name: null, avatar: null, resolvedAt: null })
    if (pathname.endsWith('/bob.eth'))
      return json(route, { name: 'bob.eth', attributes: {}, addresses: { 60: { address: bob, created: '' } } })
    if (pathname === '/getWallets') return json(route, { data: [], count: 0 })
    return json(route, {
      features: [{ id: 'activity', isEnabled: true, config: null }],
      allowedOrigins: [],
      isAnalyticsEnabled: false,
      balances: [],
      data: [],
    })
  })
}

function supportedChains({ market, shop }: SceneBackend): object {
  const served = ['eip155:1']
  return { http: served, ws: [], nfts: served, swaps: market ? served : [], onramp: shop ? served : [] }
}

interface TokenMore {
  readonly address?: string
  readonly decimals?: number
  readonly price?: number
  readonly priceDayAgo?: number
  readonly iconUrl?: string | undefined
}

function token(name: string, symbol: string, numeric: string, more: TokenMore): object {
  const { address, decimals = 18, price = 0, priceDayAgo, iconUrl = '' } = more
  return {
    name,
    symbol,
    chainId: 'eip155:1',
    ...(address && { address: `eip155:1:${address}` }),
    ...(price && { value: price * Number(numeric) }),
    price,
    ...(priceDayAgo && { priceDayAgo }),
    quantity: { decimals: String(decimals), numeric },
    iconUrl,
  }
}

function nft(tokenId: string, name: string | null, more: object): object {
  const contract = `0x${'c0de'.repeat(10)}`
  return {
    id: `eip155:1/erc721:${contract}/${tokenId}`,
    chainId: 'eip155:1',
    standard: 'erc721',
    contract,
    tokenId,
    quantity: '1',
    name,
    description: null,
    collection: { name: 'Hours of the Day', symbol: 'HOUR' },
    imageUrl: picture(['3b4cca', '1f8a70', 'bf6b21', '8a2f6b'][Number(tokenId) - 1] ?? '444b57'),
    attributes: [],
    metadata: 'ready',
    ...more,
  }
}

interface Moved {
  readonly id: string
  readonly metadata: object
  readonly transfers: readonly object[]
}

/** @param amount - Such as `0.5 ETH`. Incoming if the operation is 'receive', else outgoing. */
function moved(id: string, ago: number, operationType: string, amount: string, metadata: object = {}): Moved {
  const direction = operationType === 'receive' ? 'in' : 'out'
  const [sentFrom, sentTo] = direction === 'in' ? [bob, own] : [own, bob]
  return {
    id,
    metadata: {
      operationType,
      hash: `0x${id.charCodeAt(0).toString(16).repeat(32)}`,
      minedAt: new Date(noon - ago).toISOString(),
      sentFrom,
      sentTo,
      status: 'confirmed',
      nonce: 0,
      application: null,
      chain: 'eip155:1',
      ...metadata,
    },
    transfers: [transferOf(amount, direction)],
  }
}

function transferOf(amount: string, direction: 'in' | 'out'): object {
  const [numeric, symbol = ''] = amount.split(' ')
  return {
    fungible_info: { name: symbol, symbol, icon: icons[symbol] ? { url: icons[symbol] } : null },
    nft_info: null,
    direction,
    quantity: { numeric },
    value: null,
    price: null,
    is_spam: false,
  }
}

function asSpam({ transfers, ...rest }: Moved): Moved {
  return { ...rest, transfers: transfers.map(transfer => ({ ...transfer, is_spam: true })) }
}

function story(): string {
  const line =
    'The sun is down and the sky has not heard of it yet. Everything is the same blue, for as long as it lasts.'
  return ['One of twenty-four hours.', '', line, line, line, line].join('\n')
}

function traits(): readonly object[] {
  return [
    { name: 'Hour', value: '21' },
    { name: 'Colour', value: 'Blue' },
    { name: 'Weather', value: 'Clear after a long and remarkable rain' },
  ]
}

/** Returns the path of an image in that color on the image proxy. */
function picture(color: string): string {
  return `/v1/image/${color}.signature`
}

function drawing(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#${color}"/><path d="M20 8 30 21 20 27 10 21z M20 30 28 24 20 34 12 24z" fill="#fff"/></svg>`
}
