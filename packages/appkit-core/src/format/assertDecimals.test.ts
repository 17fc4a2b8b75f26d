import { expect, test } from 'vitest'
import { assertDecimals } from './assertDecimals'
import { formatUnits } from './formatUnits'
import { parseUnits } from './parseUnits'

test.each([
  -1,
  1.5,
  256,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  undefined as unknown as number,
  '18' as unknown as number,
])('rejects %s as decimals', decimals => {
  const refusal = expect.objectContaining({ code: 'units/decimals-required' })

  expect(() => assertDecimals(decimals)).toThrow(refusal)
  expect(() => parseUnits('1', decimals)).toThrow(refusal)
  expect(() => formatUnits(1n, decimals)).toThrow(refusal)
})

test.each([0, 6, 18, 255])('accepts %i as decimals', decimals => {
  expect(() => assertDecimals(decimals)).not.toThrow()
})
