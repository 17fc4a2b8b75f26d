import { expect, test } from 'vitest'
import { emailIn, shortEmail } from './emailText'

test.each([
  ['  jane@example.com ', 'jane@example.com'],
  ['jane@example', undefined],
  ['jane', undefined],
  ['jane doe@example.com', undefined],
  [`${'a'.repeat(250)}@example.com`, undefined],
])('reads %s', (text, email) => {
  expect(emailIn(text)).toBe(email)
})

test('omits the middle of a long address', () => {
  const short = shortEmail('jane.with.a.very.long.name@department.company.example')
  expect(short).toBe('jane.with.a.ve…ent.company.example')
  expect(shortEmail('jane@example.com')).toBe('jane@example.com')
})
