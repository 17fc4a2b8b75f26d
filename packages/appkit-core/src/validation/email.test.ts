import { expect, test } from 'vitest'
import { isEmail } from './email'

const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

test.each(['a@b.c', 'ada.lovelace+dapp@mail.example.org', 'ünï@exämple.org', 'a@..b', 'a@.b.c', 'a@b..', 'a@...'])(
  'Emails in connect and update payloads must be valid: %j is',
  value => {
    expect(isEmail(value)).toBe(true)
    expect(pattern.test(value)).toBe(true)
  },
)

test.each([
  '',
  '@',
  'a',
  'a@',
  '@b.c',
  'a@b',
  'a@b.',
  'a@.b',
  'a@.',
  'a@..',
  'a@b@c.d',
  'a b@c.d',
  'a@b.c\n',
  ' a@b.c',
  'a@b.c\u00a0',
])('Emails in connect and update payloads must be valid: %j is not', value => {
  expect(isEmail(value)).toBe(false)
  expect(pattern.test(value)).toBe(false)
})

test('Emails in connect and update payloads must be valid: the check agrees with its pattern on every short text', () => {
  const alphabet = ['a', '@', '.', ' ']
  let texts = ['']
  for (let length = 1; length <= 7; length++) {
    texts = texts.flatMap(text => alphabet.map(letter => text + letter))
    for (const text of texts)
      if (isEmail(text) !== pattern.test(text)) throw new Error(`differs on ${JSON.stringify(text)}`)
  }
  expect(texts).toHaveLength(4 ** 7)
})

test('Emails in connect and update payloads must be valid: an overlong one is refused, and at once', () => {
  expect(isEmail(`a@${'.'.repeat(1_000_000)}@`)).toBe(false)
  expect(isEmail(`${'a'.repeat(243)}@example.org`)).toBe(false)
  expect(isEmail(`${'a'.repeat(242)}@example.org`)).toBe(true)
})
