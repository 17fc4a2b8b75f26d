import { expect, test } from 'vitest'
import { codeIn, digitsIn } from './codeIn'

test.each([
  ['123456', '123456'],
  ['Your code is 123 456', '123456'],
  ['123-456 is your Acme code. It expires in 5 minutes.', '123456'],
  ['123\u00a0456', '123456'],
  ['الرمز: ١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['123456 (123 456)', '123456'],
])('finds the code in %s', (text, code) => {
  expect(codeIn(text)).toBe(code)
})

test.each([
  '',
  '12345',
  '1234567',
  '123 456 789',
  '0123 456',
  'call 030 123456',
  '123456 or 654321',
  'A123456',
  '12 34 56',
])("finds no code in '%s'", text => {
  expect(codeIn(text)).toBeUndefined()
})

test.each([
  ['a1b2', '12'],
  ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
  ['𝟙𝟚𝟛', '123'],
  ['½²Ⅷ', ''],
])('keeps only the digits of %s', (text, digits) => {
  expect(digitsIn(text)).toBe(digits)
})
