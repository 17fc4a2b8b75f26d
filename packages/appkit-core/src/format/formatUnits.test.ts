import { expect, test } from 'vitest'
import { formatUnits } from './formatUnits'

test.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [10n ** 18n, 18, '1'],
  [15n * 10n ** 17n, 18, '1.5'],
  [42n, 0, '42'],
  [-225n, 2, '-2.25'],
  [-5n, 2, '-0.05'],
  [100n, 1, '10'],
  [2n ** 256n - 1n, 18, '115792089237316195423570985008687907853269984665640564039457.584007913129639935'],
])('formats %s base units with %i decimals as %s', (value, decimals, text) => {
  expect(formatUnits(value, decimals)).toBe(text)
})
