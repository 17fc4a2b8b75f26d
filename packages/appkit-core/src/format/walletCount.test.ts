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
])('All wallets tag: < 10 exact, else floor to tens with +: %i shows %s', (count, shown) => {
  expect(formatWalletCount(count)).toBe(shown)
})

test('All wallets tag in the digits of a language', () => {
  expect(formatWalletCount(437, 'ar-EG')).toBe('٤٣٠+')
  expect(formatWalletCount(1437, 'en')).toBe('1430+')
})
