import { expect, test } from 'vitest'
import { readAttempts } from './readAttempts'

const attempt = { message: 'message', signature: 'signature' }

test('adds a single attempt to earlier sign-ins, and replaces them with a list', () => {
  expect(readAttempts(attempt)).toEqual({ attempts: [attempt], replaces: false })
  expect(readAttempts([attempt])).toEqual({ attempts: [attempt], replaces: true })
})

test('accepts a list of 50', () => {
  expect(readAttempts(Array(50).fill(attempt)).attempts).toHaveLength(50)
})

test.each([
  ['51 attempts', Array(51).fill(attempt)],
  ['an empty list', []],
  ['undefined', undefined],
  ['null', null],
  ['a string', 'message'],
  ['an invalid message', { ...attempt, message: 1 }],
  ['a missing signature', { ...attempt, signature: undefined }],
  ['a list with an invalid attempt', [attempt, {}]],
  ['a nested list', [[attempt]]],
])('refuses %s', (_, body) => {
  expect(() => readAttempts(body)).toThrow(expect.objectContaining({ code: 'siwx/invalid-request' }))
})
