import { expect, test } from 'vitest'
import { closeReason } from './closeReason'

test('cuts a reason at 123 bytes, between characters', () => {
  expect(closeReason('Too Many Requests')).toBe('Too Many Requests')
  expect(closeReason('x'.repeat(200))).toBe('x'.repeat(123))
  expect(closeReason(`x${'é'.repeat(100)}`)).toBe(`x${'é'.repeat(61)}`)
  expect(closeReason(`${'€'.repeat(100)}`)).toBe('€'.repeat(41))
})
