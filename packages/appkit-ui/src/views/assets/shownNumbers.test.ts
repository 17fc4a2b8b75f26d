import { expect, test } from 'vitest'
import { priceAge } from './priceAge'
import { showChange } from './showChange'
import { showMoney } from './showMoney'
import { showPrice } from './showPrice'

test.each(['ar', 'ar-EG', 'he', 'fa'])('amounts in %s contain no direction marks', locale => {
  const change = showChange({ value: -635_210_000_000_000_000_000n, fraction: -0.0452 }, 'usd', locale)
  const texts = [showMoney(10n ** 18n, { locale }), change.value, change.percent, showPrice(0.5, 'usd', locale)]
  for (const text of texts) expect(text).not.toMatch(/[\u061C\u200E\u200F]/)
})

test.each([
  [5n * 10n ** 16n, 0.05, '+$0.05', '+5.0%', '5.0%', 'positive'],
  [-(10n ** 18n), -0.123456, '−$1.00', '−12.35%', '12.35%', 'negative'],
  [0n, 0, '$0.00', '0.0%', '0.0%', undefined],
  [10n ** 18n, undefined, '+$1.00', undefined, undefined, 'positive'],
] as const)('shows a change of %s with its sign', (value, fraction, money, percent, share, tone) => {
  expect(showChange({ value, fraction }, 'usd', 'en')).toEqual({ value: money, percent, share, tone })
})

test.each([
  [3110, '$3,110.00'],
  [1, '$1.00'],
  [0.5, '$0.50'],
  [0.000012345, '$0.00001235'],
])('shows a price of %s as %s', (price, text) => {
  expect(showPrice(price, 'usd', 'en')).toBe(text)
})

test.each([
  ['a moment ago', undefined, undefined],
  ['five minutes ago', 300_000, undefined],
  ['the future', -3_600_000, undefined],
  ['more than five minutes ago', 300_001, '11:54 AM'],
  ['yesterday', 86_400_000, 'Jan 14, 2026, 11:59 AM'],
])('shows the age of a price from %s', (_, age, expected) => {
  const now = new Date(2026, 0, 15, 11, 59, 30).getTime()
  const shown = priceAge(age === undefined ? undefined : now - age, now, 'en')
  // Some versions put a narrow space before AM and PM.
  expect(shown?.replace(/\s/gu, ' ')).toBe(expected)
})
