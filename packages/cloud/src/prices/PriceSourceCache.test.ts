import { expect, test } from 'vitest'
import { HttpFailure } from '../http/HttpFailure'
import type { CaipAddress } from './PriceSource'
import { PriceSourceCache } from './PriceSourceCache'
import type { UsdAnswer } from './UsdAnswer'

const ETH: CaipAddress = 'eip155:1:native'
const USDC: CaipAddress = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const AS_OF = Date.UTC(2026, 0, 30)

function bookOf(answers: Readonly<Record<CaipAddress, UsdAnswer>>): PriceSourceCache {
  return new PriceSourceCache(
    { ask: async asset => answers[asset] ?? { isCertain: true } },
    {
      perUsd: async currency => {
        if (currency === 'usd') return 1
        if (currency === 'eur') return 0.5
        throw new HttpFailure(503, '', 'unknown')
      },
    },
  )
}

test('returns prices in the requested currency, with their time and source', async () => {
  const book = bookOf({ [ETH]: { price: { usd: 2500, asOf: AS_OF, source: 'pools' }, isCertain: true } })
  expect(await book.quote('eur', [ETH, USDC])).toEqual(
    new Map([[ETH, { price: 1250, asOf: new Date(AS_OF), source: 'pools' }]]),
  )
})

test('returns the price of a day ago only in US dollars, because older rates are unknown', async () => {
  const book = bookOf({
    [ETH]: { price: { usd: 2500, asOf: AS_OF, source: 'file', usdDayAgo: 2000 }, isCertain: true },
  })
  expect((await book.quote('usd', [ETH])).get(ETH)).toMatchObject({ price: 2500, priceDayAgo: 2000 })
  expect((await book.quote('eur', [ETH])).get(ETH)).not.toHaveProperty('priceDayAgo')
})

test('fails for a currency without a rate, instead of using another one', async () => {
  const book = bookOf({ [ETH]: { price: { usd: 2500, asOf: AS_OF, source: 'pools' }, isCertain: true } })
  await expect(book.quote('jpy', [ETH])).rejects.toMatchObject({ status: 503 })
})

test('reports whether every relevant source responded', async () => {
  const price = { usd: 1, asOf: AS_OF, source: 'file' }
  expect((await bookOf({}).ask('usd', [ETH])).isComplete).toBe(true)
  expect((await bookOf({ [ETH]: { isCertain: false } }).ask('usd', [ETH])).isComplete).toBe(false)
  expect((await bookOf({ [ETH]: { price, isCertain: false } }).ask('usd', [ETH])).isComplete).toBe(true)
})

test('sends no request for an empty query', async () => {
  expect(await bookOf({}).ask('jpy', [])).toEqual({ prices: new Map(), isComplete: true })
})
