import { expect, test } from 'vitest'
import { assertEmailLoginAllowed, emailLoginSecondsLeft } from './emailLoginCooldown'

const last = 1_700_000_000_000

test('Email login: no new code within 30 s of the last', () => {
  expect(() => assertEmailLoginAllowed(last, last)).toThrow(expect.objectContaining({ code: 'email/cooldown' }))
  expect(() => assertEmailLoginAllowed(last, last + 29_999)).toThrow()
  expect(() => assertEmailLoginAllowed(last, last + 30_000)).not.toThrow()
  expect(() => assertEmailLoginAllowed(undefined, last)).not.toThrow()
})

test.each([
  [0, 30],
  [1, 30],
  [999, 30],
  [1_000, 29],
  [28_999, 2],
  [29_000, 1],
  [29_999, 1],
])("message 'Please try again after N seconds' (N rounded up): %i ms later N is %i", (elapsed, seconds) => {
  expect(() => assertEmailLoginAllowed(last, last + elapsed)).toThrow(`Please try again after ${seconds} seconds`)
})

test('Email login: a clock that was set back does not lock the visitor out', () => {
  expect(emailLoginSecondsLeft(last, last - 86_400_000)).toBe(0)
})
