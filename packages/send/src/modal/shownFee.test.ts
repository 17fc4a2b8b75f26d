import { expect, test } from 'vitest'
import { shownFee, shownFeeWorth } from './shownFee'

test.each([
  [135_000_000_000_000n, 18, '0.000135'],
  [1_234_000_000_000_000n, 18, '0.00124'],
  [1_230_000_000_000_000n, 18, '0.00123'],
  [999_900_000_000_000n, 18, '0.001'],
  [21_000_000_000_001n, 18, '0.000022'],
  [1n, 18, '<0.000001'],
  [0n, 18, '0'],
  [5000n, 9, '0.000005'],
  [1234n, 8, '0.000013'],
  [12_341_000_000n, 9, '12.4'],
  [1_234_000_000_001n, 9, '1,235'],
  [1234n, 0, '1,234'],
])('never shows a fee of %s units with %s decimals as lower than it is: %s', (units, decimals, text) => {
  expect(shownFee(units, decimals, 'en')).toBe(text)
})

test.each([
  [419_850_000_000_000_000n, 420_000_000_000_000_000n],
  [420_000_000_000_000_000n, 420_000_000_000_000_000n],
  [4_000_000_000_000_000n, 4_000_000_000_000_000n],
  [0n, 0n],
])('rounds the value of a fee up to a cent, unless it is less: %s', (worth, shown) => {
  expect(shownFeeWorth(worth)).toBe(shown)
})
