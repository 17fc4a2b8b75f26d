import { expect, test } from 'vitest'
import { decimalText } from './formatBalance'

test('formats an amount in base units and the same decimal text alike', () => {
  expect(decimalText({ value: 1_500_000n, decimals: 6 })).toBe('1.5')
  expect(decimalText('1.5')).toBe('1.5')
})
