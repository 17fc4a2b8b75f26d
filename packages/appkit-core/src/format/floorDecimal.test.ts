import { expect, test } from 'vitest'
import { floorDecimal } from './floorDecimal'

test.each([
  ['1.9999', 3, '1.999'],
  ['0.29', 2, '0.29'],
  ['1.005', 2, '1.00'],
  ['4.35', 2, '4.35'],
  ['7', 2, '7.00'],
  ['-1.9999', 3, '-1.999'],
  ['-0.0001', 3, '0.000'],
])('floors %s to %i digits as %s, without floating-point errors', (value, digits, expected) => {
  expect(floorDecimal(value, digits)).toBe(expected)
})
