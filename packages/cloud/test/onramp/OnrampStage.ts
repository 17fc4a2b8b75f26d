import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OnrampQuote, OnrampQuotes, OnrampSession, OnrampSessionCreated } from '@openappkit/contract'
import type { CloudOptions, RunningCloud } from '../../src/server/CloudOptions'
import { startTestCloud } from '../server/startTestCloud'

/** A response with its status. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

/** A started purchase and its checkout. */
export interface StartedPurchase extends OnrampSessionCreated {
  readonly quote: OnrampQuote
}

/** A server that sells the coins of local chains. */
export interface OnrampServer extends AsyncDisposable {
  readonly cloud: RunningCloud
  get<Body>(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer<Body>>
  post<Body>(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer<Body>>
  quotes(query: Readonly<Record<string, unknown>>): Promise<OnrampQuotes>
  /** Starts a purchase at the best price. */
  start(asset: string, account: string, more?: Readonly<Record<string, unknown>>): Promise<StartedPurchase>
  /** Follows a purchase's link to the checkout. Returns its URL. */
  open(purchase: Pick<OnrampSessionCreated, 'url'>): Promise<string>
  /** Sends the checkout's form. */
  submit(checkout: string, form: Readonly<Record<string, string>>): Promise<string>
  status(purchase: Pick<OnrampSessionCreated, 'id' | 'secret'>): Promise<OnrampSession>
}

/** US dollars per whole unit. */
const PRICES = { ether: 2500, sol: 150, bitcoin: 60_000 }

/** @param chains - URLs by CAIP-2 id. */
export async function startOnrampServer(
  databaseUrl: string,
  chains: Readonly<Record<string, string>>,
  options: CloudOptions = {},
): Promise<OnrampServer> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-onramp-'))
  const path = join(folder, 'prices.json')
  const usd: Readonly<Record<string, number>> = { eip155: PRICES.ether, solana: PRICES.sol, bip122: PRICES.bitcoin }
  const prices = Object.keys(chains).map(chainId => [`${chainId}:native`, usd[chainId.split(':')[0] ?? '']])
  await writeFile(path, JSON.stringify({ prices: Object.fromEntries(prices) }))
  const cloud = await startTestCloud({
    databaseUrl,
    chains: {
      chains: Object.fromEntries(Object.entries(chains).map(([id, url]) => [id, { upstreams: [url], local: true }])),
    },
    prices: { sources: [{ kind: 'file', path, staleAfter: 365 * 86_400 }] },
    ...options,
  })
  const read = async <Body>(response: Response): Promise<Answer<Body>> => {
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  const urlOf = (path: string): string => `${cloud.url}${path}${path.includes('?') ? '&' : '?'}projectId=local`
  const get: OnrampServer['get'] = async (path, headers = {}) => read(await fetch(urlOf(path), { headers }))
  const post: OnrampServer['post'] = async (path, body, headers = {}) =>
    read(await fetch(urlOf(path), { method: 'POST', headers, body: JSON.stringify(body) }))
  const quotes: OnrampServer['quotes'] = async query => {
    const defaults = { amount: '100', currency: 'EUR', method: 'card', country: 'DE' }
    const { body, status } = await post<OnrampQuotes>('/v1/onramp/quotes', { ...defaults, ...query })
    if (status !== 200) throw new Error(`Status ${status}: ${JSON.stringify(body)}`)
    return body
  }
  return {
    cloud,
    get,
    post,
    quotes,
    async start(asset, account, more = {}) {
      const [quote] = (await quotes({ asset })).quotes
      if (!quote) throw new Error('There is no quote')
      const request = { quoteId: quote.id, account, ...more }
      const { body, status } = await post<OnrampSessionCreated>('/v1/onramp/sessions', request)
      if (status !== 200) throw new Error(`Status ${status}: ${JSON.stringify(body)}`)
      return { ...body, quote }
    },
    async open({ url }) {
      const { headers, status } = await fetch(url, { redirect: 'manual' })
      if (status !== 303) throw new Error(`Status ${status}`)
      return headers.get('location') ?? ''
    },
    async submit(checkout, form) {
      return (await fetch(checkout, { method: 'POST', body: new URLSearchParams(form) })).text()
    },
    async status({ id, secret }) {
      return (await post<OnrampSession>(`/v1/onramp/sessions/${id}`, { secret })).body
    },
    async [Symbol.asyncDispose]() {
      await cloud.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Test cards of the sandbox. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  unauthenticated: '4000 0000 0000 3063',
  limit: '4000 0000 0000 6975',
  held: '4000 0000 0000 0259',
} as const
