import { expect, test } from 'vitest'
import { amountForFiat, fiatValue } from './fiatValue'
import { floorUnits } from './floorUnits'

test.each([
  // Units, decimals, price, value.
  [1_500_000n, 6, 0.1, 150_000_000_000_000_000n],
  [10n ** 18n, 18, 3000, 3000n * 10n ** 18n],
  [10n ** 18n, 18, 1.5, 1_500_000_000_000_000_000n],
  [1n, 18, 0.9, 0n],
  [3n, 18, 1.5, 4n],
  [7n, 0, 2, 14n * 10n ** 18n],
  [10n ** 30n, 30, 1e-7, 10n ** 11n],
  [19n, 19, 1, 1n],
  [2n, 0, 1.25e21, 2500n * 10n ** 36n],
  [10n ** 18n, 18, 1.234e-10, 123_400_000n],
])('values %s units with %s decimals at %s as %s', (units, decimals, price, worth) => {
  expect(fiatValue(units, decimals, price)).toBe(worth)
})

test.each([
  [150_000_000_000_000_000n, 6, 0.1, 1_500_000n],
  [15n * 10n ** 18n, 18, 3000, 5_000_000_000_000_000n],
  [10n ** 18n, 0, 3, 0n],
  [10n ** 18n, 2, 1e-7, 1_000_000_000n],
  [10n ** 18n, 30, 3, 333_333_333_333_333_333_333_333_333_333n],
])('converts %s of fiat with %s decimals at a price of %s to %s units', (fiat, decimals, price, units) => {
  expect(amountForFiat(fiat, decimals, price)).toBe(units)
})

test.each([undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])('returns undefined for a price of %s', price => {
  expect(fiatValue(1n, 0, price)).toBeUndefined()
  expect(amountForFiat(1n, 0, price)).toBeUndefined()
})

test.each([-1, 256, 1.5, Number.NaN])('rejects %s as decimals', decimals => {
  const refused = expect.objectContaining({ code: 'units/decimals-required' })
  expect(() => fiatValue(1n, decimals, 1)).toThrow(refused)
  expect(() => amountForFiat(1n, decimals, 1)).toThrow(refused)
  expect(() => floorUnits('1', decimals)).toThrow(refused)
})
