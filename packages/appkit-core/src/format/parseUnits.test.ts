import { expect, test } from 'vitest'
import { formatUnits } from './formatUnits'
import { parseUnits } from './parseUnits'

test.each([
  ['1', 18, 10n ** 18n],
  ['1.5', 18, 15n * 10n ** 17n],
  ['0.000000000000000001', 18, 1n],
  ['.5', 1, 5n],
  ['5.', 0, 5n],
  ['-2.25', 2, -225n],
  ['1.500', 1, 15n],
  ['1e-9', 18, 10n ** 9n],
  ['123456789012345678901234567890.123456789012345678', 18, 123456789012345678901234567890123456789012345678n],
])('parses %s with %i decimals as %s base units', (value, decimals, units) => {
  expect(parseUnits(value, decimals)).toBe(units)
})

test('rejects amounts finer than the smallest unit without rounding', () => {
  expect(() => parseUnits('0.0000001', 6)).toThrow(expect.objectContaining({ code: 'units/too-precise' }))
  expect(() => parseUnits('0.5', 0)).toThrow(expect.objectContaining({ code: 'units/too-precise' }))
})

test('parses 5000 formatted amounts back without loss', () => {
  // A small generator with a fixed seed, so every run tests the same amounts.
  let seed = 42
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed % below
  }
  for (let round = 0; round < 5000; round++) {
    const decimals = random(30)
    let units = 0n
    for (let digit = random(40); digit > 0; digit--) units = units * 10n + BigInt(random(3) === 0 ? 0 : random(10))
    if (random(2) === 0) units = -units

    const text = formatUnits(units, decimals)

    expect(parseUnits(text, decimals)).toBe(units)
    expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
  }
})
