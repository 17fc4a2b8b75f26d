import { expect, test } from 'vitest'
import { parseAmount } from './parseAmount'

test.each([
  ['1.5', undefined, 1500n],
  [' .5 ', undefined, 500n],
  ['5.', undefined, 5000n],
  ['007', undefined, 7000n],
  ['1,5', 'de', 1500n],
  ['1.5', 'de', undefined],
  ['1,5', 'fr', 1500n],
  ['1.5', 'fr', 1500n],
  ['1.234,5', 'de', 1_234_500n],
  ['1,234.5', 'en', 1_234_500n],
  ['1,234,567', 'en', 1_234_567_000n],
  ['12,34,567.5', 'en-IN', 1_234_567_500n],
  ['1 234,5', 'fr', 1_234_500n],
  ["1'234.5", 'de-CH', 1_234_500n],
  ['1.234,5', 'es', 1_234_500n],
  ['١٬٢٣٤٫٥', 'ar-EG', 1_234_500n],
  ['١.٥', 'ar-EG', 1500n],
  ['1.5', 'ar-EG', 1500n],
  ['۱٫۵', 'en', 1500n],
  ['\u200f۱٫۵', 'fa', 1500n],
] as const)("parses amounts in the locale's format: %s in %s", (text, locale, units) => {
  if (units === undefined) expect(() => parseAmount(text, 3, locale)).toThrow("isn't an amount")
  else expect(parseAmount(text, 3, locale)).toBe(units)
})

test.each([
  ['1,234', 'en'],
  ['1.234', 'de'],
  ['0,500', 'en'],
])('rejects a lone separator that could be a group or a fraction: %s in %s', (text, locale) => {
  expect(() => parseAmount(text, 18, locale)).toThrow(expect.objectContaining({ code: 'units/invalid-decimal' }))
})

test.each(['1,23.4', '1,2345.6', '12,34,567', '1,,234.5', '1.2.3', '1.2,3', ',1.5', '01,234.5'])(
  'rejects groups in the wrong places: %s',
  text => {
    expect(() => parseAmount(text, 18, 'en')).toThrow("isn't an amount")
  },
)

test.each(['', ' ', '.', '-1', '+1', '1e3', '0x10', 'NaN', 'Infinity', '1 2', '½', `1${'0'.repeat(300)}`])(
  'rejects text that isn\'t an amount: "%s"',
  text => {
    expect(() => parseAmount(text, 18)).toThrow(expect.objectContaining({ code: 'units/invalid-decimal' }))
    expect(() => parseAmount(text, 18, 'en')).toThrow(expect.objectContaining({ code: 'units/invalid-decimal' }))
  },
)

test('accepts up to 300 characters', () => {
  expect(parseAmount('1'.padStart(300, '0'), 0, 'en')).toBe(1n)
  expect(() => parseAmount('1'.padStart(301, '0'), 0, 'en')).toThrow("isn't an amount")
})

test('rejects an amount finer than the smallest unit without rounding it', () => {
  expect(() => parseAmount('0.1234', 3, 'en')).toThrow(expect.objectContaining({ code: 'units/too-precise' }))
  expect(parseAmount('0.1230', 3, 'en')).toBe(123n)
})
