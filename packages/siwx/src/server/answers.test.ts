import { AppKitError, type AppKitErrorCode } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { refusalOf } from './answers'

test.each<[AppKitErrorCode, number]>([
  ['siwx/invalid-message', 400],
  ['siwx/invalid-request', 400],
  ['siwx/invalid-signature', 401],
  ['siwx/nonce-used', 401],
  ['siwx/origin-not-allowed', 403],
  ['siwx/busy', 503],
  ['siwx/verification-unavailable', 503],
])('answers %s with %i', (code, status) => {
  const refusal = refusalOf(new AppKitError(code, 'Why.', { cause: new Error('secret'), details: 'value' }))
  expect(refusal).toEqual({ status, code, message: 'Why.', details: 'value' })
})

test.each([
  new Error('The database is down.'),
  new AppKitError('storage/unavailable', 'The database is down.'),
  Object.assign(new Error('The database is down.'), { code: 'siwx/busy' }),
])("rethrows an error that isn't about sign-in: %o", error => {
  expect(() => refusalOf(error)).toThrow(error)
})
