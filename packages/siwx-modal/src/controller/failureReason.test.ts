import { AppKitError, type AppKitErrorCode } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { failureReason } from './failureReason'

test.each<[AppKitErrorCode, string]>([
  ['siwx/origin-not-allowed', 'refused'],
  ['siwx/domain-mismatch', 'refused'],
  ['siwx/cloud-rejected', 'refused'],
  ['siwx/server-unreachable', 'unreachable'],
  ['siwx/cloud-unreachable', 'unreachable'],
  ['siwx/server-invalid-response', 'unexpected'],
  ['siwx/cloud-invalid-response', 'unexpected'],
  ['siwx/siwe-server-failed', 'unexpected'],
  ['siwx/invalid-signature', 'unverified'],
  ['siwx/sign-failed', 'unverified'],
])('%s means %s', (code, reason) => {
  expect(failureReason(new AppKitError(code, 'Why.'))).toBe(reason)
})

test("a SIWE configuration's server is unreachable if its function failed to fetch", () => {
  const cause = new TypeError('Failed to fetch')
  expect(failureReason(new AppKitError('siwx/siwe-server-failed', 'Why.', { cause }))).toBe('unreachable')
})
