import { expect, test } from 'vitest'
import { formatBalance } from './formatBalance'

test('shows 3 decimals, floored', () => {
  expect(formatBalance({ value: 1_234_999_999_999_999_999n, decimals: 18 })).toBe('1.234')
  expect(formatBalance({ value: 999_999_999n, decimals: 9 })).toBe('0.999')
  expect(formatBalance('0.9999')).toBe('0.999')
  expect(formatBalance('12')).toBe('12.000')
})

test.each(['0', '0.0', '-0', '0e5', { value: 0n, decimals: 18 }, { value: 0n, decimals: 0 }])(
  'shows zero as 0.000',
  amount => {
    expect(formatBalance(amount)).toBe('0.000')
  },
)

test.each(['0.000000001', '1e-9', '1e-18', { value: 1n, decimals: 18 }, { value: 1n, decimals: 9 }])(
  'shows tiny amounts as 0.000, without an exponent',
  amount => {
    expect(formatBalance(amount)).toBe('0.000')
  },
)

test('keeps every digit of a very large balance', () => {
  expect(formatBalance({ value: 2n ** 256n - 1n, decimals: 18 })).toBe(
    '115792089237316195423570985008687907853269984665640564039457.584',
  )
  expect(formatBalance('1e21')).toBe('1000000000000000000000.000')
})

test('shows 3 decimals in the digits and separators of a locale', () => {
  expect(formatBalance('1234.5678', 'en')).toBe('1,234.567')
  expect(formatBalance('1234.5678', 'de')).toBe('1.234,567')
  expect(formatBalance('1234.5678', 'ar-EG')).toBe('١٬٢٣٤٫٥٦٧')
  expect(formatBalance('0', 'de')).toBe('0,000')
  expect(formatBalance({ value: 12345678901234567890123456789n, decimals: 9 }, 'en')).toBe(
    '12,345,678,901,234,567,890.123',
  )
})
