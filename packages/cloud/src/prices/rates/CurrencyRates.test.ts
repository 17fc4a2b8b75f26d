import { expect, test } from 'vitest'
import type { UsdAnswer } from '../UsdAnswer'
import { CurrencyRates } from './CurrencyRates'
import type { RateTable } from './RateSource'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 30)

function stage(usdOf: Readonly<Record<string, number>> = {}) {
  const clock = { now: START }
  const requests = { times: 0 }
  let read = async (): Promise<RateTable> => ({ asOf: START, perUsd: new Map([['EUR', 0.9]]) })
  const answerOf = (asset: string): UsdAnswer => {
    const usd = usdOf[asset]
    return usd === undefined ? { isCertain: true } : { price: { usd, asOf: START, source: 'a' }, isCertain: true }
  }
  const rates = new CurrencyRates(
    { ask: async asset => answerOf(asset) },
    {
      now: () => clock.now,
      source: {
        read: () => {
          requests.times += 1
          return read()
        },
      },
    },
  )
  return {
    clock,
    requests,
    rates,
    answer: (next: typeof read) => {
      read = next
    },
  }
}

test('needs no request for the US dollar', async () => {
  const { rates, requests } = stage()
  expect(await rates.perUsd('usd')).toBe(1)
  expect(requests.times).toBe(0)
})

test('requests rates once in ten minutes for all queries', async () => {
  const { clock, rates, requests } = stage()
  expect(await Promise.all([rates.perUsd('eur'), rates.perUsd('eur')])).toEqual([0.9, 0.9])
  clock.now += 599_999
  await rates.perUsd('eur')
  expect(requests.times).toBe(1)
  clock.now += 1
  await rates.perUsd('eur')
  expect(requests.times).toBe(2)
})

test('answers 503 for a currency without a rate', async () => {
  const { rates } = stage()
  await expect(rates.perUsd('jpy')).rejects.toMatchObject({ status: 503, field: '' })
  await expect(new CurrencyRates({ ask: async () => ({ isCertain: true }) }).perUsd('eur')).rejects.toMatchObject({
    status: 503,
  })
})

test('uses the last rates for up to five days while the source is unavailable', async () => {
  const { clock, rates, answer } = stage()
  await rates.perUsd('eur')
  answer(() => Promise.reject(new Error('down')))
  clock.now = START + 5 * DAY - 1
  expect(await rates.perUsd('eur')).toBe(0.9)
  clock.now += 1
  await expect(rates.perUsd('eur')).rejects.toMatchObject({ status: 503 })
})

test('rejects rates dated far in the future', async () => {
  const { rates, answer } = stage()
  answer(async () => ({ asOf: START + 3 * DAY, perUsd: new Map([['EUR', 0.9]]) }))
  await expect(rates.perUsd('eur')).rejects.toMatchObject({ status: 503 })
})

test('derives bitcoin and ether from their own prices if no list has them', async () => {
  const { rates } = stage({ 'bip122:000000000019d6689c085ae165831e93:native': 100_000, 'eip155:1:native': 2500 })
  expect(await rates.perUsd('btc')).toBe(1 / 100_000)
  expect(await rates.perUsd('eth')).toBe(1 / 2500)
  await expect(stage().rates.perUsd('btc')).rejects.toMatchObject({ status: 503 })
})
