import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import {
  hasCode,
  isRequestPending,
  isUserRejection,
  RequestPendingError,
  UserRejectedError,
  WalletNotFoundError,
} from './walletErrors'

test.each([
  ['4001', { code: 4001 }],
  ['5000 (treated as rejection)', { code: 5000 }],
  ['a cause', new Error('outer', { cause: { code: 4001 } })],
  ['data.originalError', { code: -32603, data: { originalError: { code: 4001 } } }],
  ['our own error', new UserRejectedError()],
])('recognizes a rejection by %s', (_, error) => {
  expect(isUserRejection(error)).toBe(true)
  expect(isRequestPending(error)).toBe(false)
})

test('recognizes a pending request by -32002 or RequestPendingError', () => {
  expect(isRequestPending({ code: -32002 })).toBe(true)
  expect(isRequestPending(new RequestPendingError())).toBe(true)
  expect(isUserRejection({ code: -32002 })).toBe(false)
})

test.each([undefined, null, 'User rejected', new Error('User rejected the request'), { code: '4001' }])(
  "ignores messages: %o isn't a rejection",
  error => {
    expect(isUserRejection(error)).toBe(false)
  },
)

test('stops at an endless chain of causes', () => {
  const circular: { cause?: unknown; data?: unknown } = {}
  circular.cause = circular
  circular.data = { originalError: circular }
  expect(hasCode(circular, [4001])).toBe(false)
})

test('gives every error a stable code, a message that says what to do, and its cause', () => {
  const cause = new Error('underneath')
  const error = new WalletNotFoundError('Rainbow', { cause })
  expect(error).toBeInstanceOf(AppKitError)
  expect(error).toMatchObject({ name: 'WalletNotFoundError', code: 'wallet/not-found', cause })
  expect(error.message).toContain("Rainbow isn't installed")
  expect(new UserRejectedError().message).toBe('Connection rejected')
  expect(new AppKitError('wallet/unsupported', 'words', { details: 'more' }).details).toBe('more')
})
