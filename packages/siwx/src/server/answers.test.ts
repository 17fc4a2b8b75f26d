import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { refusal } from './answers'

test.each([
  ['siwx/message-invalid', 400],
  ['siwx/request-invalid', 400],
  ['siwx/signature-invalid', 401],
  ['siwx/nonce-used', 401],
  ['siwx/origin-refused', 403],
  ['siwx/busy', 503],
  ['siwx/verification-unavailable', 503],
])('%s is answered with %i, its code and its words alone', async (code, status) => {
  const response = refusal(new AppKitError(code, 'Why.', { cause: new Error('secret'), details: 'secret' }))
  expect([response.status, await response.json()]).toEqual([status, { code, message: 'Why.' }])
})

test.each([
  new Error('The database is down.'),
  new AppKitError('storage/refused', 'The database is down.'),
  Object.assign(new Error('The database is down.'), { code: 'siwx/busy' }),
])('what is not about signing in is the server’s own failure: %o', error => {
  expect(() => refusal(error)).toThrow(error)
})
