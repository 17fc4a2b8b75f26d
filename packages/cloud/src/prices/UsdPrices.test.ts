import { expect, test } from 'vitest'
import { ScriptedSource } from '../../test/prices/ScriptedSource'
import type { CaipAddress } from './PriceSource'
import { UsdPrices } from './UsdPrices'

const HOUR = 3_600_000
const START = Date.UTC(2026, 0, 30)
const ETH: CaipAddress = 'eip155:1:native'
const USDC: CaipAddress = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const SOL: CaipAddress = 'solana:main:native'

/** Creates two sources and a clock that stands still. */
function stage({ timeout = 1000, batchSize = 100 } = {}) {
  const clock = { now: START }
  const troubles: string[] = []
  const [first, second] = [new ScriptedSource('first', batchSize), new ScriptedSource('second')]
  const sources = [first, second].map(source => ({ source, timeout, staleAfter: HOUR }))
  const usd = new UsdPrices(sources, { now: () => clock.now, onTrouble: source => troubles.push(source) })
  const at = (price: unknown, age = 0): { usd: unknown; asOf: number } => ({ usd: price, asOf: clock.now - age })
  return { clock, first, second, usd, at, troubles }
}

test('queries sources in order until one knows the price', async () => {
  const { first, second, usd, at } = stage()
  first.prices = { [ETH]: at(2500) }
  second.prices = { [ETH]: at(1), [USDC]: at(1) }

  const [eth, usdc] = await Promise.all([usd.ask(ETH), usd.ask(USDC)])
  expect(eth).toEqual({ price: { usd: 2500, asOf: START, source: 'first' }, isCertain: true })
  expect(usdc.price).toEqual({ usd: 1, asOf: START, source: 'second' })
  expect(first.queries).toEqual([[ETH, USDC]])
  expect(second.queries).toEqual([[USDC]])
})

test('an unknown price is certain if every source responded', async () => {
  const { usd } = stage()
  expect(await usd.ask(ETH)).toEqual({ isCertain: true })
})

test("doesn't query a source that doesn't support the asset", async () => {
  const { first, usd } = stage()
  expect(await usd.ask('nowhere:1:native')).toEqual({ isCertain: true })
  expect(first.queries).toEqual([])
})

test('falls back if a source fails or is late, and is uncertain if none is left', async () => {
  const { clock, first, second, usd, at, troubles } = stage({ timeout: 20 })
  first.before = () => new Promise(() => {})
  second.prices = { [ETH]: at(2500) }
  const [eth, usdc] = await Promise.all([usd.ask(ETH), usd.ask(USDC)])
  expect(eth.price?.source).toBe('second')
  expect(usdc).toEqual({ isCertain: false })

  clock.now += 15_000
  first.before = () => Promise.reject(new Error('down'))
  expect((await usd.ask(ETH)).price?.source).toBe('second')
  expect(troubles).toEqual(['first', 'first'])
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, -0, 1e30, 1e-30, '2500', null, undefined, {}, 2500n])(
  'ignores a source that returns %s and queries the next one',
  async lie => {
    const { first, second, usd, at, troubles } = stage()
    first.prices = { [ETH]: at(lie), [USDC]: at(1) }
    second.prices = { [ETH]: at(2500) }
    expect((await usd.ask(ETH)).price).toEqual({ usd: 2500, asOf: START, source: 'second' })
    expect(troubles).toEqual(['first'])
    expect((await usd.ask(USDC)).price?.source).toBe('first')
  },
)

test.each([Number.NaN, undefined, '2026-01-30', -1, START + HOUR])('ignores a price whose time is %s', async asOf => {
  const { first, usd } = stage()
  first.prices = { [ETH]: { usd: 2500, asOf } }
  expect(await usd.ask(ETH)).toEqual({ isCertain: false })
})

test('treats a stale price as unknown and queries the next source', async () => {
  const { first, second, usd, at } = stage()
  first.prices = { [ETH]: at(2500, HOUR), [USDC]: at(1, HOUR - 1) }
  second.prices = { [ETH]: at(2600) }
  const [eth, usdc] = await Promise.all([usd.ask(ETH), usd.ask(USDC)])
  expect(eth.price).toEqual({ usd: 2600, asOf: START, source: 'second' })
  expect(usdc.price).toEqual({ usd: 1, asOf: START - HOUR + 1, source: 'first' })
})

test('validates the price of a day ago separately from the price', async () => {
  const { usd, first } = stage()
  first.prices = {
    [ETH]: { usd: 2500, asOf: START, usdDayAgo: 2400 },
    [USDC]: { usd: 1, asOf: START, usdDayAgo: -1 },
  }
  expect((await usd.ask(ETH)).price).toMatchObject({ usd: 2500, usdDayAgo: 2400 })
  expect((await usd.ask(USDC)).price).toEqual({ usd: 1, asOf: START, source: 'first' })
})

test('treats a time slightly ahead as now', async () => {
  const { first, usd, at } = stage()
  first.prices = { [ETH]: at(2500, -60_000) }
  expect((await usd.ask(ETH)).price?.asOf).toBe(START)
})

test('caches a result for 15 seconds, including a missing price', async () => {
  const { clock, first, usd, at } = stage()
  first.prices = { [ETH]: at(2500) }
  const both = () => Promise.all([usd.ask(ETH), usd.ask(USDC)])
  await both()
  clock.now += 14_999
  first.prices = { [ETH]: at(2600), [USDC]: at(1) }
  expect((await both()).map(({ price }) => price?.usd)).toEqual([2500, undefined])
  expect(first.queries.length).toBe(1)

  clock.now += 1
  expect((await both()).map(({ price }) => price?.usd)).toEqual([2600, 1])
})

test('concurrent queries of an asset share one request', async () => {
  const { first, usd, at } = stage()
  first.prices = { [ETH]: at(2500) }
  const answers = await Promise.all(Array.from({ length: 50 }, () => usd.ask(ETH)))
  expect(new Set(answers.map(({ price }) => price?.usd))).toEqual(new Set([2500]))
  expect(first.queries).toEqual([[ETH]])
})

test('batches the queries of a group and separates groups', async () => {
  const { first, usd } = stage({ batchSize: 2 })
  const assets = [1, 2, 3].map((n): CaipAddress => `eip155:1:0x${n}`)
  await Promise.all([...assets, SOL].map(asset => usd.ask(asset)))
  expect(first.queries).toEqual([assets.slice(0, 2), assets.slice(2), [SOL]])
})

test('uses the last price of an unavailable source until it is stale', async () => {
  const { clock, first, usd, at } = stage()
  first.prices = { [ETH]: at(2500) }
  await usd.ask(ETH)
  first.before = () => Promise.reject(new Error('down'))

  clock.now = START + 60_000
  expect((await usd.ask(ETH)).price).toEqual({ usd: 2500, asOf: START, source: 'first' })
  clock.now = START + HOUR - 1
  expect((await usd.ask(ETH)).price?.usd).toBe(2500)
  // No query since then, but the price is now stale.
  clock.now = START + HOUR
  expect(await usd.ask(ETH)).toEqual({ isCertain: false })
  clock.now = START + HOUR + 15_000
  expect(await usd.ask(ETH)).toEqual({ isCertain: false })
})

test('drops a price that its source no longer has', async () => {
  const { clock, first, usd, at } = stage()
  first.prices = { [ETH]: at(2500) }
  await usd.ask(ETH)
  first.prices = {}
  clock.now += 15_000
  expect(await usd.ask(ETH)).toEqual({ isCertain: true })
})

test('pauses a failed group for ten seconds, but no other group of the source', async () => {
  const { clock, first, usd, at } = stage()
  first.before = () => Promise.reject(new Error('down'))
  await usd.ask(ETH)
  first.before = async () => {}
  first.prices = { [USDC]: at(1), [SOL]: at(150) }

  const [usdc, sol] = await Promise.all([usd.ask(USDC), usd.ask(SOL)])
  expect(usdc).toEqual({ isCertain: false })
  expect(sol.price?.usd).toBe(150)
  clock.now += 15_000
  expect((await usd.ask(USDC)).price?.usd).toBe(1)
})

test('bounds the number of cached assets', async () => {
  const source = new ScriptedSource('only')
  const usd = new UsdPrices([{ source, timeout: 1000, staleAfter: HOUR }], { capacity: 2, now: () => START })
  for (const asset of [ETH, USDC, SOL, ETH]) await usd.ask(asset)
  expect(source.queries.length).toBe(4)
  await usd.ask(SOL)
  expect(source.queries.length).toBe(4)
})
