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

test('prices are given in the currency that is asked for, with their time and who said so', async () => {
  const book = bookOf({ [ETH]: { price: { usd: 2500, asOf: AS_OF, source: 'pools' }, isCertain: true } })
  expect(await book.quote('eur', [ETH, USDC])).toEqual(
    new Map([[ETH, { price: 1250, asOf: new Date(AS_OF), source: 'pools' }]]),
  )
})

test('what a price was a day ago is told in US dollars alone: nobody says what others were worth then', async () => {
  const book = bookOf({
    [ETH]: { price: { usd: 2500, asOf: AS_OF, source: 'file', usdDayAgo: 2000 }, isCertain: true },
  })
  expect((await book.quote('usd', [ETH])).get(ETH)).toMatchObject({ price: 2500, priceDayAgo: 2000 })
  expect((await book.quote('eur', [ETH])).get(ETH)).not.toHaveProperty('priceDayAgo')
})

test('a currency whose rate is not known is a failure, not a price in another one', async () => {
  const book = bookOf({ [ETH]: { price: { usd: 2500, asOf: AS_OF, source: 'pools' }, isCertain: true } })
  await expect(book.quote('jpy', [ETH])).rejects.toMatchObject({ status: 503 })
})

test('the answer says whether somebody who may know more was away', async () => {
  const price = { usd: 1, asOf: AS_OF, source: 'file' }
  expect((await bookOf({}).ask('usd', [ETH])).isComplete).toBe(true)
  expect((await bookOf({ [ETH]: { isCertain: false } }).ask('usd', [ETH])).isComplete).toBe(false)
  expect((await bookOf({ [ETH]: { price, isCertain: false } }).ask('usd', [ETH])).isComplete).toBe(true)
})

test('nothing is asked about nothing', async () => {
  expect(await bookOf({}).ask('jpy', [])).toEqual({ prices: new Map(), isComplete: true })
})
