import { onTestFinished, vi } from 'vitest'

/** A token in the backend's format. */
export interface BackendToken {
  readonly name: string
  readonly symbol: string
  readonly amount: string
  /** Omitted for the native asset. */
  readonly address?: string | undefined
  /** Omitted if unknown. */
  readonly price?: number | undefined
  readonly priceDayAgo?: number | undefined
  /** ISO 8601. Default: now. */
  readonly priceAsOf?: string | undefined
  readonly decimals?: number | undefined
}

export interface AccountBackend {
  readonly url: string
  /** Requests, in order. */
  readonly requests: URL[]
  tokens: readonly BackendToken[]
  nfts: readonly object[]
  /** Number of NFTs in a response. */
  page: number
  name: string | undefined
  /** Whether requests for balances, NFTs and names fail. */
  isDown: boolean
  /** Whether requests for balances and NFTs never get a response. */
  isSilent: boolean
  /** CAIP-2 ids of the chains with NFT support. Undefined for older backends, which don't list them. */
  nftChains: readonly string[] | undefined
}

/** Ether and two tokens. One of them has no known price. */
export const threeTokens: readonly BackendToken[] = [
  {
    name: 'USD Coin',
    symbol: 'USDC',
    amount: '1980',
    address: `0x${'a0b8'.repeat(10)}`,
    price: 1,
    priceDayAgo: 1,
    decimals: 6,
  },
  { name: 'Ether', symbol: 'ETH', amount: '3.204', price: 3110, priceDayAgo: 3000 },
  { name: 'Nobody Knows', symbol: 'NBK', amount: '0.000000001', address: `0x${'bead'.repeat(10)}` },
]

/** Returns an NFT in the backend's format. */
export function backendNft(url: string, tokenId: string, more: object = {}): object {
  return {
    id: `eip155:1/erc721:0x${'c0de'.repeat(10)}/${tokenId}`,
    chainId: 'eip155:1',
    standard: 'erc721',
    contract: `0x${'c0de'.repeat(10)}`,
    tokenId,
    quantity: '1',
    name: `Thing ${tokenId}`,
    description: 'A thing.\nIt has two lines.',
    collection: { name: 'Things', symbol: 'THG' },
    imageUrl: `${url}/v1/image/picture-${tokenId}.signature`,
    attributes: [{ name: 'Colour', value: 'Blue' }],
    metadata: 'ready',
    ...more,
  }
}

/**
 * Mocks a backend that knows accounts on Ethereum, for one test. It replaces `fetch`, so no request leaves the page.
 */
export function accountBackend(tokens: readonly BackendToken[] = threeTokens): AccountBackend {
  const backend: AccountBackend = {
    url: 'http://127.0.0.1:9',
    requests: [],
    tokens,
    nfts: [],
    page: 50,
    name: undefined,
    isDown: false,
    isSilent: false,
    nftChains: ['eip155:1'],
  }
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async input => {
    const url = new URL(String(input))
    backend.requests.push(url)
    if (url.pathname === '/getWallets') return Response.json({ data: [], count: 0 })
    if (url.pathname === '/v1/supported-chains')
      return Response.json({ http: ['eip155:1'], ws: [], nfts: backend.nftChains })
    if (!url.pathname.startsWith('/v1/'))
      return Response.json({
        features: [{ id: 'activity', isEnabled: true, config: null }],
        allowedOrigins: [],
        isAnalyticsEnabled: false,
      })
    if (backend.isSilent) await new Promise(() => {})
    if (backend.isDown) return Response.json({ status: 'FAILED', reasons: [] }, { status: 503 })
    if (url.pathname.endsWith('/balance')) return Response.json({ balances: backend.tokens.map(toRow) })
    if (url.pathname.endsWith('/nfts')) {
      const from = Number(url.searchParams.get('cursor') ?? 0)
      const to = from + backend.page
      const next = to < backend.nfts.length ? String(to) : null
      return Response.json({ data: backend.nfts.slice(from, to), next, isComplete: true })
    }
    if (url.pathname.startsWith('/v1/identity/'))
      return Response.json({ name: backend.name ?? null, avatar: null, resolvedAt: null })
    return Response.json({}, { status: 404 })
  })
  onTestFinished(() => spy.mockRestore())
  return backend
}

function toRow({ name, symbol, amount, address, price, priceDayAgo, priceAsOf, decimals = 18 }: BackendToken): object {
  return {
    name,
    symbol,
    chainId: 'eip155:1',
    ...(address === undefined ? {} : { address: `eip155:1:${address}` }),
    ...(price === undefined ? {} : { value: price * Number(amount) }),
    price: price ?? 0,
    ...(priceDayAgo === undefined ? {} : { priceDayAgo }),
    ...(priceAsOf === undefined ? {} : { priceAsOf }),
    quantity: { decimals: String(decimals), numeric: amount },
    iconUrl: '',
  }
}
