import { expect, test } from 'vitest'
import { isSameHex } from './isSameHex'

test('matches hex case-insensitively', () => {
  expect(isSameHex('0xAbC', '0xaBc')).toBe(true)
  expect(isSameHex('0XABC', '0xabc')).toBe(true)
  expect(isSameHex('0xabc', '0xabd')).toBe(false)
})

test('treats other encodings as case-sensitive', () => {
  expect(isSameHex('So11', 'So11')).toBe(true)
  expect(isSameHex('So11', 'so11')).toBe(false)
})
