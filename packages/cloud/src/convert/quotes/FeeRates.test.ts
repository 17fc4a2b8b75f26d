import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HttpFailure } from '../../http/HttpFailure'
import type { CaipAddress } from '../../prices/PriceSource'
import { exactRatio } from './exactRatio'
import { FeeRates } from './FeeRates'

const CHAIN = 'eip155:1'
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const { signal } = new AbortController()

function create(prices: Readonly<Record<CaipAddress, number>> | Error, quoted?: bigint): FeeRates {
  return new FeeRates({
    chains: new Map(),
    tokens: {
      find: async (chainId, address) => ({ chainId, address, name: 'USD Coin', symbol: 'USDC', decimals: 6 }),
    },
    prices: {
      async quote() {
        if (prices instanceof Error) throw prices
        const found = Object.entries(prices) as [CaipAddress, number][]
        return new Map(found.map(([asset, price]) => [asset, { price, asOf: new Date(0), source: 'test' }]))
      },
    },
    quoteNative: async () => quoted,
  })
}

/** Returns the base units for one ether. */
async function perEther(rates: FeeRates): Promise<bigint | undefined> {
  const rate = await rates.of(CHAIN, USDC, signal)
  return rate && (10n ** 18n * rate.units) / rate.wei
}

test('converts wei by the prices of both assets', async () => {
  expect(await perEther(create({ [`${CHAIN}:native`]: 2500, [`${CHAIN}:${USDC}`]: 1.25 }))).toBe(2_000_000_000n)
})

test.each([
  ['one price is missing', { [`${CHAIN}:native`]: 2500 }],
  ['prices are unavailable', new HttpFailure(503, '', 'unavailable')],
])('converts wei by a quote if %s', async (_, prices) => {
  expect(await perEther(create(prices as Record<CaipAddress, number>, 2_490_000n))).toBe(2_490_000_000n)
})

test('is unknown without prices and quotes', async () => {
  expect(await create({}).of(CHAIN, USDC, signal)).toBeUndefined()
  expect(await create(new Error('x')).of(CHAIN, USDC, signal)).toBeUndefined()
})

test('is one for the native coin', async () => {
  expect(await create({}).of(CHAIN, 'native', signal)).toEqual({ units: 1n, wei: 1n })
})

test('keeps all digits of a number', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), value => {
      const { over, under } = exactRatio(value)
      const places = under.toString().length - 1
      expect(Number(`${over}e-${places}`)).toBe(value)
    }),
  )
})
