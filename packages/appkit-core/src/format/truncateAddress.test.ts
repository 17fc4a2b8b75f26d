import { expect, test } from 'vitest'
import { truncateAddress } from './truncateAddress'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('keeps 4 characters at the start and 6 at the end by default', () => {
  expect(truncateAddress(address)).toBe('0xd8...A96045')
})

test.each([
  [{ charsStart: 6, charsEnd: 4 }, '0xd8dA...6045'],
  [{ charsStart: 0, charsEnd: 0 }, '...'],
  [{ charsEnd: 0 }, '0xd8...'],
  [{ charsStart: 2.9 }, '0x...A96045'],
  [{ charsStart: Number.NaN, charsEnd: -1 }, '0xd8...A96045'],
  [{ charsStart: 30, charsEnd: 20 }, address],
])('truncates with %j', (options, expected) => {
  expect(truncateAddress(address, options)).toBe(expected)
})

test("keeps an address that wouldn't become shorter", () => {
  expect(truncateAddress('1234567890123')).toBe('1234567890123')
  expect(truncateAddress('12345678901234')).toBe('1234...901234')
  expect(truncateAddress('')).toBe('')
})
