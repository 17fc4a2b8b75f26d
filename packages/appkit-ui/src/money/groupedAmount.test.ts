import { expect, test } from 'vitest'
import { groupedAmount } from './groupedAmount'

test.each([
  ['1555', 'en', '1,555'],
  ['1555.50', 'en', '1,555.50'],
  ['1234567,', 'de', '1.234.567,'],
  ['1234567', 'hi', '12,34,567'],
  ['1555', 'ar', '1,555'],
])('groups the thousands of %s in %s', (text, locale, grouped) => {
  expect(groupedAmount(text, locale)).toBe(grouped)
})

test.each([
  ['155.5', 'en'],
  ['1555,5', 'en'],
  ['1555.5', 'de'],
  ['1,555', 'en'],
  ['1e21', 'en'],
  ['', 'en'],
])('keeps %s in %s', (text, locale) => {
  expect(groupedAmount(text, locale)).toBe(text)
})
