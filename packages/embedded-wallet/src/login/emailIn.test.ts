import { expect, test } from 'vitest'
import { emailIn } from './emailIn'

test.each([
  ['  jane@example.com ', 'jane@example.com'],
  ['jane@example', undefined],
  ['jane', undefined],
  ['jane doe@example.com', undefined],
  [`${'a'.repeat(250)}@example.com`, undefined],
])('reads %s', (text, email) => {
  expect(emailIn(text)).toBe(email)
})
