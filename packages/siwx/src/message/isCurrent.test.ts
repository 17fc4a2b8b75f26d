import type { SIWXData } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { isCurrent } from './isCurrent'

const now = Date.parse('2026-11-21T12:00:00Z')
const at = (dates: Partial<SIWXData>): SIWXData => ({
  accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'x7Qm0ZkR3vTn9cLpA2Wd',
  ...dates,
})

test.each([
  ['without dates', {}, true],
  ['issued now', { issuedAt: '2026-11-21T12:00:00Z' }, true],
  ['issued in the future', { issuedAt: '2026-11-21T12:00:01Z' }, false],
  ['not yet valid, though issued', { issuedAt: '2026-11-21T11:00:00Z', notBefore: '2026-11-21T12:00:01Z' }, false],
  ['valid, though issued later', { issuedAt: '2026-11-21T12:00:01Z', notBefore: '2026-11-21T12:00:00Z' }, true],
  ['about to expire', { expirationTime: '2026-11-21T12:00:00.001Z' }, true],
  ['expiring now', { expirationTime: '2026-11-21T12:00:00Z' }, false],
  ['expired in another time zone', { expirationTime: '2026-11-21T12:30:00+01:00' }, false],
  ['with an invalid expiration', { expirationTime: 'never' }, false],
  ['with an invalid issue date', { issuedAt: 'once' }, false],
])('checks whether a message is current: %s', (_, dates, expected) => {
  expect(isCurrent(at(dates), now)).toBe(expected)
})
