import { expect, test } from 'vitest'
import { showExactAmount } from './showExactAmount'

test.each([
  [1_980_000_000n, 6, 'en', '1,980'],
  [1n, 18, 'en', '0.000000000000000001'],
  [123_456_789_000_000_000_001n, 18, 'de', '123,456789000000000001'],
  [0n, 18, 'en', '0'],
  [
    2n ** 256n - 1n,
    0,
    'en',
    '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457,584,007,913,129,639,935',
  ],
])('shows %s units with %i decimals as %s: %s', (units, decimals, locale, text) => {
  expect(showExactAmount(units, decimals, locale)).toBe(text)
})
