import { expect, test } from 'vitest'
import { isSameAddress } from './isSameAddress'

test.each([
  ['0xAB', '0xab', true],
  ['0XAB', '0xab', true],
  ['0xAB', '0xac', false],
  ['x0xAB', 'x0xab', false],
  ['0xABg', '0xabg', false],
  ['TB1QQQQQQQ', 'tb1qqqqqqq', true],
  ['Tb1qqqqqqq', 'tb1qqqqqqq', false],
  ['1TB1QQQQQQQ', '1tb1qqqqqqq', false],
  ['TB1QQQQQQQB', 'tb1qqqqqqqb', false],
  ['TB1QQQQQQQ!', 'tb1qqqqqqq!', false],
  ['DRPbCBMxVnDK', 'drpbcbmxvndk', false],
  ['DRPbCBMxVnDK', 'DRPbCBMxVnDK', true],
])('compares %s and %s as the same address: %s', (one, other, expected) => {
  expect(isSameAddress(one, other)).toBe(expected)
  expect(isSameAddress(other, one)).toBe(expected)
})
