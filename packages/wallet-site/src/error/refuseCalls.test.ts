import { expect, test } from 'vitest'
import { refusalOf } from './refuseCalls'

test('answers a call with the failure of its name and its id', () => {
  expect(refusalOf({ type: '@w3m-app/CONNECT_EMAIL', id: 'abc', payload: { email: 'a@b.example' } })).toEqual({
    type: '@w3m-frame/CONNECT_EMAIL_ERROR',
    id: 'abc',
    payload: { code: 'embedded/origin-not-allowed', message: expect.stringMatching(/^unverified_domain: /) },
  })
})

test.each([
  undefined,
  null,
  'text',
  {},
  { type: 1 },
  { type: '@w3m-frame/READY' },
  { type: '@w3m-app/x' },
  { type: `@w3m-app/${'A'.repeat(61)}` },
])('ignores %j', data => {
  expect(refusalOf(data)).toBeUndefined()
})

test('copies no long id', () => {
  expect(refusalOf({ type: '@w3m-app/IS_CONNECTED', id: 'x'.repeat(101) })).not.toHaveProperty('id')
})
