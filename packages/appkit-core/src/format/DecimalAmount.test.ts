import { expect, test } from 'vitest'
import { decimalText } from './formatBalance'

test('An amount in base units and the same amount as text read alike', () => {
  expect(decimalText({ value: 1_500_000n, decimals: 6 })).toBe('1.5')
  expect(decimalText('1.5')).toBe('1.5')
})
