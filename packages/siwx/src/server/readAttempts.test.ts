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
  ['51', Array(51).fill(attempt)],
  ['an empty list', []],
  ['nothing', undefined],
  ['null', null],
  ['a text', 'message'],
  ['a message that is none', { ...attempt, message: 1 }],
  ['a signature that is none', { ...attempt, signature: undefined }],
  ['a list with one that is none', [attempt, {}]],
  ['a list in a list', [[attempt]]],
])('refuses %s', (_, body) => {
  expect(() => readAttempts(body)).toThrow(expect.objectContaining({ code: 'siwx/invalid-request' }))
})
