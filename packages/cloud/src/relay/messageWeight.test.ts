import { expect, test } from 'vitest'
import { messageWeight } from './messageWeight'

test('a message weighs what its texts take in memory: one wide character doubles all of them', () => {
  expect(messageWeight({ message: 'a'.repeat(5000), attestation: null })).toBe(6000)
  expect(messageWeight({ message: 'é'.repeat(5000), attestation: 'b'.repeat(100) })).toBe(6100)
  expect(messageWeight({ message: `${'a'.repeat(4999)}€`, attestation: null })).toBe(11_000)
  expect(messageWeight({ message: 'a', attestation: '€'.repeat(100) })).toBe(1201)
})
