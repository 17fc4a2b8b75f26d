import { expect, test } from 'vitest'
import { formatWalletCount } from './walletCount'

test.each([
  [0, '0'],
  [9, '9'],
  [10, '10+'],
  [19, '10+'],
  [20, '20+'],
  [437, '430+'],
  [1000, '1000+'],
])('shows %i wallets as %s', (count, shown) => {
  expect(formatWalletCount(count)).toBe(shown)
})

test('uses the digits of the locale', () => {
  expect(formatWalletCount(437, 'ar-EG')).toBe('٤٣٠+')
  expect(formatWalletCount(1437, 'en')).toBe('1430+')
})
