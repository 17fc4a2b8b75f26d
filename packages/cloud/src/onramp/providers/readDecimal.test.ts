import { expect, test } from 'vitest'
import { centsText } from './centsText'
import { readDecimal } from './readDecimal'

test.each<[string | number, number, bigint]>([
  ['100', 18, 100n * 10n ** 18n],
  ['0.1', 18, 10n ** 17n],
  [0.1, 18, 10n ** 17n],
  [0.3, 2, 30n],
  ['1.999', 2, 199n],
  ['0.0000001', 6, 0n],
  [1e-7, 8, 10n],
  [1e21, 0, 10n ** 21n],
  ['104.234567999999999999999999', 6, 104_234_567n],
  [
    '115792089237316195423570985008687907853269984665640564039457',
    0,
    115792089237316195423570985008687907853269984665640564039457n,
  ],
])('reads %s with %d decimals', (amount, decimals, units) => {
  expect(readDecimal(amount, decimals)).toBe(units)
})

test.each(['', '-1', '+1', '1.', '.5', '1e999', 'NaN', 'Infinity', '0x10', '1,000', ' 1', '1 ', '1'.repeat(61)])(
  'refuses %j',
  amount => {
    expect(readDecimal(amount, 2)).toBeUndefined()
  },
)

test.each<[bigint, string]>([
  [0n, '0.00'],
  [10n ** 16n, '0.01'],
  [10n ** 18n, '1.00'],
  [1234n * 10n ** 16n + 1n, '12.34'],
])('writes %d', (units, text) => {
  expect(centsText(units)).toBe(text)
})
