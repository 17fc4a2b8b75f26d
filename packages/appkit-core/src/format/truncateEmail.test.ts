import { expect, test } from 'vitest'
import { truncateEmail } from './truncateEmail'

test('Email shown is truncated past 30 characters', () => {
  const thirty = `${'a'.repeat(18)}@example.org`

  expect(thirty).toHaveLength(30)
  expect(truncateEmail(thirty)).toBe(thirty)
  expect(truncateEmail(`a${thirty}`)).toBe(`${'a'.repeat(19)}@example....`)
})
