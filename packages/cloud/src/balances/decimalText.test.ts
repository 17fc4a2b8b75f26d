import { assert, bigInt, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText } from './decimalText'

test.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [12_500_000n, 6, '12.5'],
  [100n, 0, '100'],
  [2n ** 256n - 1n, 36, '115792089237316195423570985008687907853269.984665640564039457584007913129639935'],
])('formats %s with %s decimals as %s', (units, decimals, text) => {
  expect(decimalText(units, decimals)).toBe(text)
})

test('the text preserves every unit', () => {
  void assert(
    property(bigInt({ min: 0n, max: 2n ** 256n - 1n }), integer({ min: 0, max: 255 }), (units, decimals) => {
      const text = decimalText(units, decimals)
      expect(text).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
      const [whole = '', fraction = ''] = text.split('.')
      expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(units)
    }),
  )
})
