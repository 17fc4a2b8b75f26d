import { expect, onTestFinished, test } from 'vitest'
import { startPriceService } from '../../../test/prices/startPriceService'
import type { CaipAddress } from '../PriceSource'
import { CoinGeckoSource } from './CoinGeckoSource'

const USDC: CaipAddress = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const DAI: CaipAddress = 'eip155:1:0x6b175474e89094c44da98b954eedeac495271d0f'
const BONK: CaipAddress = 'solana:main:DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const SECONDS = 1_700_000_000

const NAMES: Readonly<Record<string, { platform?: string; native?: string }>> = {
  'eip155:1': { platform: 'ethereum', native: 'ethereum' },
  'eip155:10': { platform: 'optimistic-ethereum', native: 'ethereum' },
  'solana:main': { platform: 'solana', native: 'solana' },
}

async function stage() {
  const service = await startPriceService()
  onTestFinished(() => service[Symbol.asyncDispose]())
  const source = new CoinGeckoSource({
    name: 'coingecko',
    url: `${service.url}/api/v3`,
    headers: { 'x-cg-pro-api-key': 'secret' },
    batchSize: 30,
    names: chainId => NAMES[chainId] ?? {},
  })
  const quote = (assets: readonly CaipAddress[]) => source.quote(assets, AbortSignal.timeout(2000))
  return { service, source, quote }
}

test('requests the tokens of a chain together, by contract, and matches addresses in any case', async () => {
  const { service, quote } = await stage()
  service.answer(() => ({
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': { usd: 0.999, last_updated_at: SECONDS },
    '0x0000000000000000000000000000000000000001': { usd: 5, last_updated_at: SECONDS },
  }))
  expect(await quote([USDC, DAI])).toEqual(new Map([[USDC, { usd: 0.999, asOf: SECONDS * 1000 }]]))

  const [path = ''] = service.requests
  const { pathname, searchParams } = new URL(path, service.url)
  expect(pathname).toBe('/api/v3/simple/token_price/ethereum')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    contract_addresses: `${USDC.slice(9)},${DAI.slice(9)}`,
    vs_currencies: 'usd',
    include_last_updated_at: 'true',
  })
  expect(service.headers[0]?.['x-cg-pro-api-key']).toBe('secret')
})

test('requests native assets by id, one id for several chains', async () => {
  const { service, quote } = await stage()
  service.answer(() => ({ ethereum: { usd: 2500, last_updated_at: SECONDS } }))
  const price = { usd: 2500, asOf: SECONDS * 1000 }
  expect(await quote(['eip155:1:native', 'eip155:10:native', 'solana:main:native'])).toEqual(
    new Map([
      ['eip155:1:native', price],
      ['eip155:10:native', price],
    ]),
  )
  expect(service.requests[0]).toContain('/api/v3/simple/price?ids=ethereum%2Csolana&')
})

test('computes the price a day ago if the service returns the change', async () => {
  const { service, quote } = await stage()
  const row = (change: unknown) => ({ usd: 110, usd_24h_change: change, last_updated_at: SECONDS })
  service.answer(() => ({ ethereum: row(10), solana: row(null) }))
  const prices = await quote(['eip155:1:native', 'solana:main:native'])
  expect(prices.get('eip155:1:native')?.usdDayAgo).toBeCloseTo(100, 9)
  expect(prices.get('solana:main:native')).toEqual({ usd: 110, asOf: SECONDS * 1000 })
  expect(service.requests[0]).toContain('include_24hr_change=true')
  service.answer(() => ({ ethereum: row(-100) }))
  expect((await quote(['eip155:1:native'])).get('eip155:1:native')?.usdDayAgo).toBeUndefined()
})

test('keeps the case of Solana addresses', async () => {
  const { service, quote } = await stage()
  service.answer(() => ({ [BONK.slice(12).toLowerCase()]: { usd: 1, last_updated_at: SECONDS } }))
  expect((await quote([BONK])).size).toBe(0)
  service.answer(() => ({ [BONK.slice(12)]: { usd: 1, last_updated_at: SECONDS } }))
  expect((await quote([BONK])).get(BONK)?.usd).toBe(1)
})

test('groups the tokens of a chain, and the native assets of all chains, and excludes unknown chains', async () => {
  const { source } = await stage()
  expect(source.groupOf(USDC)).toBe(source.groupOf(DAI))
  expect(source.groupOf(USDC)).not.toBe(source.groupOf(BONK))
  expect(source.groupOf('eip155:1:native')).toBe(source.groupOf('solana:main:native'))
  expect(source.groupOf('eip155:31337:native')).toBeUndefined()
})

test('a token that the service lists without a price has no price', async () => {
  const { service, quote } = await stage()
  service.answer(() => ({ [USDC.slice(9)]: {}, [DAI.slice(9)]: { usd: null, last_updated_at: SECONDS } }))
  expect((await quote([USDC, DAI])).size).toBe(0)
})

test.each<[string, (service: Awaited<ReturnType<typeof startPriceService>>) => void]>([
  ['429', service => service.fail(429)],
  ['500', service => service.fail(500)],
  ['a redirect', service => service.fail(302, { location: 'http://127.0.0.1:1/' })],
  ['HTML', service => service.answer(() => '<html>')],
  ['NaN', service => service.answer(() => '{"ethereum":{"usd":NaN}}')],
  ['a list', service => service.answer(() => [1])],
  ['six megabytes', service => service.answer(() => JSON.stringify({ a: 'a'.repeat(6 * 1024 * 1024) }))],
])('fails if the service answers with %s', async (_what, break_) => {
  const { service, quote } = await stage()
  break_(service)
  await expect(quote(['eip155:1:native'])).rejects.toThrow()
})

test("fails if the service doesn't answer in time", async () => {
  const { service, source } = await stage()
  service.hang()
  await expect(source.quote([USDC], AbortSignal.timeout(20))).rejects.toThrow()
})
