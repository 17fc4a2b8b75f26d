import { expect, test } from 'vitest'
import { messageWeight } from './messageWeight'

test('weighs a message by its memory: one wide character doubles a text', () => {
  expect(messageWeight({ message: 'a'.repeat(5000), attestation: null })).toBe(6000)
  expect(messageWeight({ message: 'é'.repeat(5000), attestation: 'b'.repeat(100) })).toBe(6100)
  expect(messageWeight({ message: `${'a'.repeat(4999)}€`, attestation: null })).toBe(11_000)
  expect(messageWeight({ message: 'a', attestation: '€'.repeat(100) })).toBe(1201)
})
