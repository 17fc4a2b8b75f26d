import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { toWalletError, type WalletFailure } from './toWalletError'
import { RequestPendingError, UserRejectedError } from './walletErrors'

const failure: WalletFailure = { code: 'wallet/sign-failed', message: 'No signature.' }

test.each([4001, 5000])('maps %i to a rejection', code => {
  const cause = { code }
  expect(toWalletError(cause, failure)).toBeInstanceOf(UserRejectedError)
  expect(toWalletError(cause, failure).cause).toBe(cause)
})

test('maps -32002 to a pending request', () => {
  expect(toWalletError({ code: -32002 }, failure)).toBeInstanceOf(RequestPendingError)
})

test('wraps any other error in the given failure, as its cause', () => {
  const cause = new Error('boom')
  expect(toWalletError(cause, failure)).toMatchObject({ ...failure, cause })
  expect(toWalletError(undefined, failure)).toMatchObject(failure)
})

test('returns an AppKitError unchanged', () => {
  const own = new AppKitError('wallet/unsupported', 'Other.')
  expect(toWalletError(own, failure)).toBe(own)
})
