import { join } from 'node:path'
import type { Invoice, InvoiceCheckout, InvoiceCreated, InvoiceDeliveries } from '@openappkit/contract'
import { expect, onTestFinished, test } from 'vitest'
import { buildProgram } from '../../test/cluster/buildProgram'
import { ServerProcess } from '../../test/cluster/ServerProcess'
import {
  API_KEY,
  merchantOf,
  type PayServer,
  railOf,
  SECRETS,
  type Shop,
  startPayServer,
  startShop,
  xpubOf,
} from '../../test/pay/PayStage'
import { sharedChain } from '../../test/prices/sharedChain'
import { sharedDatabase } from '../../test/server/sharedDatabase'

const EVM = 'eip155:31337'
const ETHER = `${EVM}/slip44:60`
const databaseUrl = sharedDatabase()
const evm = sharedChain()

async function openShop(): Promise<Shop> {
  const shop = await startShop()
  onTestFinished(() => shop[Symbol.asyncDispose]())
  return shop
}

async function stage(shop: Shop): Promise<PayServer> {
  const receive = { chainId: EVM, assets: [{ asset: 'native' }], xpub: xpubOf(6), confirmations: 2 }
  const server = await startPayServer(
    databaseUrl(),
    { [EVM]: evm().url },
    {
      merchants: [merchantOf([receive], { webhook: { url: shop.url, secrets: SECRETS } })],
    },
  )
  onTestFinished(() => server[Symbol.asyncDispose]())
  return server
}

async function pay(invoice: Pick<Invoice, 'rails'>): Promise<void> {
  const { price, recipient } = railOf(invoice, ETHER)
  const from = evm().accounts[1]?.address
  const params = [{ from, to: recipient, value: `0x${BigInt(price).toString(16)}` }]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params })
  const headers = { 'content-type': 'application/json' }
  await fetch(evm().url, { method: 'POST', headers, body })
}

/** Returns an invoice's distinct events in the order of their first arrival. */
function eventsOf(shop: Shop, { id }: Pick<Invoice, 'id'>): readonly (readonly [number, string])[] {
  const own = shop.events.filter(({ data }) => data.invoiceId === id)
  return [...new Map(own.map(event => [event.id, [event.data.sequence, event.type] as const])).values()]
}

const SETTLED = [
  [1, 'invoice.processing'],
  [2, 'invoice.settled'],
]

test('two nodes credit each payment once, also if one of them is killed', async () => {
  const shop = await openShop()
  const survivor = await stage(shop)
  await using program = await buildProgram(join(import.meta.dirname, '../../test/cluster/cloudNode.ts'))
  const receive = { chainId: EVM, assets: [{ asset: 'native' }], xpub: xpubOf(6), confirmations: 2 }
  await using node = new ServerProcess(program.path, {
    port: 0,
    logLevel: 'silent',
    databaseUrl: databaseUrl(),
    chains: { chains: { [EVM]: { upstreams: [evm().url], local: true } } },
    pay: { merchants: [merchantOf([receive], { webhook: { url: shop.url, secrets: SECRETS } })], allowPrivate: true },
    payTiming: { interval: 50, lease: 3000, startPause: 0 },
  })
  const invoices: InvoiceCreated[] = []
  for (let round = 0; round < 3; round++) {
    await node.start()
    for (let count = 0; count < 4; count++) {
      const invoice = await survivor.create()
      invoices.push(invoice)
      await pay(invoice)
    }
    await node.kill()
    await evm().mine(1)
  }
  await evm().mine(2)
  // A killed node may have reserved a webhook for a minute.
  survivor.advance(60_000)
  for (const invoice of invoices) {
    const { exceptions, payments } = await survivor.until(invoice, 'settled')
    expect([exceptions, payments.length]).toEqual([[], 1])
    // The invoice may settle without another state before.
    await expect.poll(() => eventsOf(shop, invoice).at(-1)?.[1]).toBe('invoice.settled')
    const sequences = eventsOf(shop, invoice).map(([sequence]) => sequence)
    expect(sequences).toEqual(sequences.map((_, index) => index + 1))
  }
}, 180_000)

test('a failing endpoint delays only its invoice, in order, and a webhook can be sent again', async () => {
  const shop = await openShop()
  const server = await stage(shop)
  // The next attempt waits until the endpoint works, however slow the machine is.
  server.stopClock()
  const [stuck, other] = [await server.create(), await server.create()]
  const sequences: number[] = []
  let isFailing = true
  shop.answer = ({ data }) => {
    if (data.invoiceId !== stuck.id) return 204
    sequences.push(data.sequence)
    return isFailing ? 500 : 204
  }
  await pay(stuck)
  await server.until(stuck, 'processing')
  await pay(other)
  await server.until(other, 'processing')
  await evm().mine(2)
  await server.until(stuck, 'settled')
  await expect.poll(() => eventsOf(shop, other)).toEqual(SETTLED)
  await expect.poll(() => sequences).toEqual([1])
  isFailing = false
  server.advance(6000)
  await expect.poll(() => sequences, { timeout: 5000 }).toEqual([1, 1, 2])
  const deliveries = async (): Promise<InvoiceDeliveries> =>
    (await server.get<InvoiceDeliveries>(`/v1/pay/invoices/${stuck.id}/deliveries`)).body
  await expect
    .poll(async () => (await deliveries()).data.map(({ status }) => status))
    .toEqual(['delivered', 'delivered'])
  const [first] = (await deliveries()).data
  expect(first).toMatchObject({ attempts: 2, lastStatus: 204, nextAttemptAt: null })
  expect((await server.post(`/v1/pay/deliveries/${first?.id}/redeliver`, {})).status).toBe(200)
  await expect.poll(() => sequences).toEqual([1, 1, 2, 1])
  expect(shop.events.filter(({ id }) => id === first?.id)).toHaveLength(3)
  expect((await server.post('/v1/pay/deliveries/msg_unknown/redeliver', {})).status).toBe(404)
})

test('streams the checkout until it is final', async () => {
  const server = await stage(await openShop())
  const invoice = await server.create()
  const url = `${server.cloud.url}/v1/pay/checkouts/${invoice.id}/events`
  const open = (secret: string): Promise<Response> => fetch(url, { headers: { authorization: `Bearer ${secret}` } })
  expect((await open(API_KEY)).status).toBe(404)
  const response = await open(invoice.clientSecret)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  await pay(invoice)
  await server.until(invoice, 'processing')
  await new Promise(resolve => setTimeout(resolve, 300))
  await evm().mine(2)
  const text = await response.text()
  const checkouts = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as InvoiceCheckout)
  expect(checkouts[0]?.status).toBe('open')
  expect(checkouts.map(({ status }) => status)).toContain('processing')
  expect(checkouts.at(-1)).toMatchObject({ status: 'settled', isFinal: true })
})

test('limits the streams of a client, and ends them when the client leaves', async () => {
  const server = await stage(await openShop())
  const invoice = await server.create()
  const url = `${server.cloud.url}/v1/pay/checkouts/${invoice.id}/events`
  const leaving = new AbortController()
  const open = (signal?: AbortSignal): Promise<Response> =>
    fetch(url, { headers: { authorization: `Bearer ${invoice.clientSecret}` }, ...(signal && { signal }) })
  const streams = await Promise.all(Array.from({ length: 6 }, () => open(leaving.signal)))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect((await open()).status).toBe(429)
  leaving.abort()
  await expect
    .poll(
      async () => {
        const once = new AbortController()
        const { status } = await open(once.signal)
        once.abort()
        return status
      },
      { timeout: 5000, interval: 500 },
    )
    .toBe(200)
})
