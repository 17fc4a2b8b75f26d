import { expect, test } from 'vitest'
import { shortEmail } from './shortEmail'

test('omits the middle of a long address', () => {
  const short = shortEmail('jane.with.a.very.long.name@department.company.example')
  expect(short).toBe('jane.with.a.ve…ent.company.example')
  expect(shortEmail('jane@example.com')).toBe('jane@example.com')
})
