import { expect, test } from 'vitest'
import { rateTableSchema } from './rateTableSchema'

const DAY = 86_400_000

test.each([
  [{ base: 'USD', date: '2026-01-30', rates: { EUR: 0.9 } }, Date.UTC(2026, 0, 30) + DAY],
  [{ timestamp: 1_700_000_000, base: 'USD', rates: { eur: 0.9 } }, 1_700_000_000_000],
  [
    { result: 'success', base_code: 'USD', time_last_update_unix: 1_700_000_000, rates: { EUR: 0.9 } },
    1_700_000_000_000,
  ],
])('accepts %j', (value, asOf) => {
  expect(rateTableSchema.parse(value)).toEqual({ asOf, perUsd: new Map([['EUR', 0.9]]) })
})

test('drops an impossible rate and keeps the others', () => {
  const rates = { EUR: 0.9, GBP: -1, JPY: 0, CAD: 1e30, AUD: '1.5', INR: null }
  const { perUsd } = rateTableSchema.parse({ date: '2026-01-30', rates })
  expect([...perUsd]).toEqual([['EUR', 0.9]])
})

test.each([
  { base: 'EUR', date: '2026-01-30', rates: { USD: 1.1 } },
  { rates: { EUR: 0.9 } },
  { date: '30.1.2026', rates: { EUR: 0.9 } },
  { date: '2026-01-30', rates: [0.9] },
  { error: 'no key' },
  'EUR',
])('rejects %j', value => {
  expect(rateTableSchema.safeParse(value).success).toBe(false)
})
