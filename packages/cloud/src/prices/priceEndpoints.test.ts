import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FungiblePrices } from '@openappkit/contract'
import { expect, onTestFinished, test } from 'vitest'
import { deployPair } from '../../test/contracts/deployPool'
import { deployToken } from '../../test/contracts/deployToken'
import { sharedChain } from '../../test/prices/sharedChain'
import { startPriceService } from '../../test/prices/startPriceService'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import type { PriceSourceSettings } from './PricesFile'

const LOCAL = 'eip155:31337'
const ETHER = 'eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const USDC = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const databaseUrl = sharedDatabase()
const chain = sharedChain()

/** Starts a server with a price service, a rates file, and a chain with a token and its pair. */
async function stage(others: readonly PriceSourceSettings[] = []) {
  const [service, folder] = await Promise.all([startPriceService(), mkdtemp(join(tmpdir(), 'oak-prices-'))])
  const rates = join(folder, 'rates.json')
  const date = new Date().toISOString().slice(0, 10)
  await writeFile(rates, JSON.stringify({ base: 'USD', date, rates: { EUR: 0.5, GBP: -1 } }))
  const token = await deployToken(chain(), { name: 'Priced', symbol: 'PRC' })
  const dollar = await deployToken(chain(), { name: 'Dollar', symbol: 'USDX', decimals: 6 })
  const pair = await deployPair(chain(), [token.address, dollar.address])
  await token.mint(pair.address, 10n ** 19n)
  await dollar.mint(pair.address, 20_000n * 10n ** 6n)
  await pair.sync()
  const file = join(folder, 'prices.json')
  await writeFile(file, JSON.stringify({ prices: { [`${LOCAL}:${dollar.address}`]: 1 } }))

  const pools = [{ pool: pair.address, shape: 'uniswap-v2' as const, token: token.address, against: dollar.address }]
  const cloud = await startTestCloud({
    databaseUrl: databaseUrl(),
    chains: { chains: { [LOCAL]: { upstreams: [chain().url], prices: { pools, wrappedNative: token.address } } } },
    prices: {
      sources: [
        { kind: 'file', path: file },
        { kind: 'pools' },
        { kind: 'llama', url: service.url, timeout: 1000 },
        ...others,
      ],
      rates: { kind: 'file', path: rates },
    },
  })
  onTestFinished(async () => {
    await cloud.close()
    await service[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  })
  const ask = (body: unknown, query = '', headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${cloud.url}/v1/fungible/price${query}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    })
  const prices = async (addresses: readonly string[], currency = 'usd'): Promise<FungiblePrices['fungibles']> => {
    const response = await ask({ projectId: 'local', currency, addresses })
    expect([response.status, await response.clone().text()]).toEqual([200, expect.anything()])
    return ((await response.json()) as FungiblePrices).fungibles
  }
  return { cloud, service, ask, prices, token, dollar }
}

test('prices each address by the first source that supports it, and keeps its spelling in the request', async () => {
  const { service, prices, token, dollar } = await stage()
  const timestamp = Math.floor(Date.now() / 1000) - 90
  service.answer(() => ({
    coins: { 'coingecko:ethereum': { price: 2500, timestamp }, 'coingecko:solana': { price: 0 } },
  }))
  const native = `${LOCAL}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
  const rows = await prices([ETHER, USDC, `${LOCAL}:${dollar.address}`, `${LOCAL}:${token.address}`, native])

  expect(rows.map(({ address, price, symbol, decimals }) => [address, price, symbol, decimals])).toEqual([
    [ETHER, 2500, 'ETH', 18],
    [`${LOCAL}:${dollar.address}`, 1, 'USDX', 6],
    [`${LOCAL}:${token.address}`, 2000, 'PRC', 18],
    [native, 2000, 'ETH', 18],
  ])
  expect(rows[0]?.asOf).toBe(new Date(timestamp * 1000).toISOString())
  expect(service.requests.length).toBe(1)
})

test('converts prices to other currencies, including coins, and answers 503 without a rate', async () => {
  const { service, prices, ask } = await stage()
  const timestamp = Math.floor(Date.now() / 1000)
  service.answer(() => ({
    coins: { 'coingecko:ethereum': { price: 2500, timestamp }, 'coingecko:solana': { price: 125, timestamp } },
  }))
  expect((await prices([ETHER], 'eur'))[0]?.price).toBe(1250)
  expect((await prices([`${SOLANA}:native`], 'eth'))[0]?.price).toBeCloseTo(0.05, 12)

  for (const currency of ['gbp', 'jpy', 'btc']) {
    const response = await ask({ projectId: 'local', currency, addresses: [ETHER] })
    expect([currency, response.status]).toEqual([currency, 503])
    expect(await response.json()).toMatchObject({ status: 'FAILED', reasons: [{ field: '' }] })
  }
})

test('omits unknown assets, and answers 503 if no source responded', async () => {
  const { service, prices, ask } = await stage()
  service.answer(() => ({ coins: {} }))
  expect(await prices([ETHER])).toEqual([])

  service.fail(500)
  expect((await ask({ projectId: 'local', currency: 'usd', addresses: [USDC] })).status).toBe(503)
})

test('skips a service with an impossible price and queries the next one', async () => {
  const honest = await startPriceService()
  onTestFinished(() => honest[Symbol.asyncDispose]())
  const { service, prices } = await stage([{ kind: 'coingecko', url: honest.url }])
  const seconds = Math.floor(Date.now() / 1000)
  service.answer(() => ({ coins: { 'coingecko:ethereum': { price: 1e30, timestamp: seconds } } }))
  honest.answer(() => ({ ethereum: { usd: 2500, last_updated_at: seconds } }))
  expect((await prices([ETHER]))[0]?.price).toBe(2500)
})

test('a hundred concurrent apps cause one request', async () => {
  const { service, prices } = await stage()
  const timestamp = Math.floor(Date.now() / 1000)
  service.answer(() => ({ coins: { 'coingecko:ethereum': { price: 2500, timestamp } } }))
  const answers = await Promise.all(Array.from({ length: 100 }, () => prices([ETHER])))
  expect(new Set(answers.map(([row]) => row?.price))).toEqual(new Set([2500]))
  expect(service.requests.length).toBe(1)
})

test('checks the project in the body or in the query', async () => {
  const { service, ask } = await stage()
  service.answer(() => ({ coins: {} }))
  const body = { currency: 'usd', addresses: [ETHER] }
  expect((await ask(body, '?projectId=local')).status).toBe(200)
  expect((await ask({ ...body, projectId: 'local' })).status).toBe(200)
  expect((await ask(body)).status).toBe(401)
  expect((await ask({ ...body, projectId: 'nobody' })).status).toBe(401)
  const refused = await ask({ ...body, projectId: 'local' }, '?projectId=nobody')
  expect(refused.status).toBe(401)
  expect(await refused.json()).toMatchObject({
    reasons: [{ field: 'authentication', description: expect.stringMatching(/^Unauthorized: /) }],
  })
})

test.each<[string, unknown, number, string]>([
  ['no address', { currency: 'usd', addresses: [] }, 400, 'address'],
  ['an invalid address', { currency: 'usd', addresses: [ETHER, 'eip155:1:0x12'] }, 400, 'address'],
  ['an address without a chain', { currency: 'usd', addresses: [USDC.slice(9)] }, 400, 'address'],
  ['too many addresses', { currency: 'usd', addresses: Array.from({ length: 101 }, () => ETHER) }, 400, ''],
])('rejects %s', async (_what, body, status, field) => {
  const { ask } = await stage()
  const response = await ask(body, '?projectId=local')
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ reasons: [{ field }] })
})

test('answers wrong types and unknown currencies with 422, and invalid JSON with 400, in plain text', async () => {
  const { ask } = await stage()
  for (const [body, status] of [
    [{ currency: 'xyz', addresses: [ETHER] }, 422],
    [{ addresses: [ETHER] }, 422],
    [{ currency: 'usd', addresses: ETHER }, 422],
    ['{', 400],
  ] as const) {
    const response = await ask(body, '?projectId=local')
    expect([body, response.status]).toEqual([body, status])
    expect(response.headers.get('content-type')).toContain('text/plain')
  }
})

test('fails to start with invalid settings', async () => {
  await expect(startTestCloud({ databaseUrl: databaseUrl(), prices: '/nowhere.json' })).rejects.toThrow('/nowhere.json')
})
