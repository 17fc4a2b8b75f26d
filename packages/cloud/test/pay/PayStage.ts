import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Invoice, InvoiceCheckout, InvoiceCreated, InvoiceEvent, InvoiceRail } from '@openappkit/contract'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import type { MerchantSettings, ReceiveSettings } from '../../src/pay/settings/PayFile'
import type { CloudOptions, RunningCloud } from '../../src/server/CloudOptions'
import { startTestCloud } from '../server/startTestCloud'

/** Key of the merchant. */
export const API_KEY = 'key-of-the-shop'
/** Key of a second merchant. */
export const OTHER_KEY = 'key-of-the-corner'
/** Current and previous secret of the webhooks. */
export const SECRETS: readonly [string, string] = [
  `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  `whsec_${Buffer.alloc(32, 2).toString('base64')}`,
]
/** US dollars per whole unit. */
const PRICES: Readonly<Record<string, number>> = { eip155: 2500, solana: 150, bip122: 60_000 }

const MNEMONIC = 'test test test test test test test test test test test junk'

/** Returns an account's extended public key. Each test file needs one of its own. */
export function xpubOf(account: number, coin: 60 | 0 = 60): string {
  const path = coin === 60 ? (`m/44'/60'/${account}'` as const) : (`m/44'/60'/1${account}'` as const)
  return mnemonicToAccount(MNEMONIC, { path }).getHdKey().publicExtendedKey
}

/** Returns the account of an address that an invoice got from {@link xpubOf}. */
export function accountOf(account: number, address: string): HDAccount {
  for (let index = 0; index < 200; index++) {
    const found = mnemonicToAccount(MNEMONIC, { path: `m/44'/60'/${account}'/0/${index}` })
    if (found.address.toLowerCase() === address.toLowerCase()) return found
  }
  throw new Error(`The account doesn't have ${address}`)
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Returns the settings of a merchant. */
export function merchantOf(
  receive: readonly ReceiveSettings[],
  more: Partial<MerchantSettings> = {},
): MerchantSettings {
  return { id: 'shop', name: 'The Shop', apiKeyHash: sha256(API_KEY), receive, ...more }
}

/** A response with its status. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

/** A server with invoices on local chains. Its clock can be moved. */
export interface PayServer extends AsyncDisposable {
  readonly cloud: RunningCloud
  /** Moves the clock of the server forward. */
  advance(milliseconds: number): void
  /** Stops that clock, so that only {@link PayServer.advance} moves it. */
  stopClock(): void
  get<Body>(path: string, key?: string): Promise<Answer<Body>>
  post<Body>(
    path: string,
    body: unknown,
    key?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<Body>>
  /** Creates an invoice of an order of its own. */
  create(more?: Readonly<Record<string, unknown>>, key?: string): Promise<InvoiceCreated>
  read(invoice: Pick<Invoice, 'id'>, key?: string): Promise<Invoice>
  checkout(invoice: Pick<InvoiceCreated, 'clientSecret' | 'id'>): Promise<InvoiceCheckout>
  /** Waits until an invoice has a status. */
  until(invoice: Pick<Invoice, 'id'>, status: Invoice['status'], key?: string): Promise<Invoice>
}

export interface PayStageOptions extends CloudOptions {
  readonly merchants: readonly MerchantSettings[]
  readonly startPause?: number
}

let orders = 0

/** @param chains - URLs by CAIP-2 id. */
export async function startPayServer(
  databaseUrl: string,
  chains: Readonly<Record<string, string>>,
  { merchants, startPause = 0, ...options }: PayStageOptions,
): Promise<PayServer> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-pay-'))
  const path = join(folder, 'prices.json')
  const prices = Object.keys(chains).map(id => [`${id}:native`, PRICES[id.split(':')[0] ?? '']])
  await writeFile(path, JSON.stringify({ prices: Object.fromEntries(prices) }))
  let offset = 0
  let stoppedAt: number | undefined
  const cloud = await startTestCloud({
    databaseUrl,
    chains: {
      chains: Object.fromEntries(Object.entries(chains).map(([id, url]) => [id, { upstreams: [url], local: true }])),
    },
    prices: { sources: [{ kind: 'file', path, staleAfter: 365 * 86_400 }] },
    pay: { merchants, allowPrivate: true },
    payTiming: { interval: 50, lease: 3000, startPause, now: () => (stoppedAt ?? Date.now()) + offset },
    ...options,
  })
  const read = async <Body>(response: Response): Promise<Answer<Body>> => {
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  const bearer = (key: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${key}` })
  const get: PayServer['get'] = async (path, key = API_KEY) =>
    read(await fetch(`${cloud.url}${path}`, { headers: bearer(key) }))
  const post: PayServer['post'] = async (path, body, key = API_KEY, headers = {}) =>
    read(
      await fetch(`${cloud.url}${path}`, {
        method: 'POST',
        headers: { ...bearer(key), ...headers },
        body: JSON.stringify(body),
      }),
    )
  const readInvoice: PayServer['read'] = async ({ id }, key) => (await get<Invoice>(`/v1/pay/invoices/${id}`, key)).body
  return {
    cloud,
    advance(milliseconds) {
      offset += milliseconds
    },
    stopClock() {
      stoppedAt = Date.now()
    },
    get,
    post,
    async create(more = {}, key = API_KEY) {
      orders += 1
      const request = { orderId: `order-${Date.now()}-${orders}`, amount: { minor: '10000', currency: 'USD' }, ...more }
      const { body, status } = await post<InvoiceCreated>('/v1/pay/invoices', request, key)
      if (status !== 200) throw new Error(`Status ${status}: ${JSON.stringify(body)}`)
      return body
    },
    read: readInvoice,
    async checkout({ clientSecret, id }) {
      return (await get<InvoiceCheckout>(`/v1/pay/checkouts/${id}`, clientSecret)).body
    },
    async until(invoice, status, key) {
      await expect.poll(async () => (await readInvoice(invoice, key)).status, { timeout: 15_000 }).toBe(status)
      return readInvoice(invoice, key)
    },
    async [Symbol.asyncDispose]() {
      await cloud.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the rail of an asset. */
export function railOf({ rails }: Pick<Invoice, 'rails'>, asset: string): InvoiceRail {
  const rail = rails.find(one => one.asset.toLowerCase() === asset.toLowerCase())
  if (!rail) throw new Error(`The invoice has no rail for ${asset}`)
  return rail
}

/** An endpoint of a merchant that records verified webhooks. */
export interface Shop extends AsyncDisposable {
  readonly url: string
  /** All received events, also repeated ones. */
  readonly events: readonly (InvoiceEvent & { readonly id: string })[]
  /** Decides the status of the response. Default: 204. */
  answer: (event: InvoiceEvent) => number
  /** Returns the types of an invoice's events, in the order of arrival. */
  typesOf(invoice: Pick<Invoice, 'id'>): readonly string[]
}

export async function startShop(): Promise<Shop> {
  const events: (InvoiceEvent & { readonly id: string })[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const { 'webhook-id': id, 'webhook-signature': signatures, 'webhook-timestamp': timestamp } = request.headers
      const isValid = SECRETS.every((secret, index) => {
        const key = Buffer.from(secret.slice(6), 'base64')
        const own = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
        const given = String(signatures).split(' ')[index] ?? ''
        return given.length === own.length && timingSafeEqual(Buffer.from(own), Buffer.from(given))
      })
      const event = JSON.parse(body) as InvoiceEvent
      const status = isValid ? shop.answer(event) : 401
      if (isValid) events.push({ ...event, id: String(id) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const shop: Shop = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    events,
    answer: () => 204,
    typesOf: ({ id }) => events.filter(({ data }) => data.invoiceId === id).map(({ type }) => type.slice(8)),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return shop
}
