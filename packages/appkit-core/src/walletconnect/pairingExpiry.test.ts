import { expect, test } from 'vitest'
import { isPairingExpired } from './pairingExpiry'

const now = 1_700_000_000_000

test.each([
  ['no expiry', undefined, true],
  ['long past', now - 1, true],
  ['9.999 s left', now + 9_999, true],
  ['10 s left', now + 10_000, false],
  ['4 minutes left', now + 240_000, false],
])('expires with less than 10 s left: %s', (_, expiry, expired) => {
  expect(isPairingExpired(expiry, now)).toBe(expired)
})
