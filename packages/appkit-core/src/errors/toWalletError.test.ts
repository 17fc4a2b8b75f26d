import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { toWalletError } from './toWalletError'
import { RequestPendingError, UserRejectedError } from './walletErrors'

const failure = { code: 'wallet/sign-failed', message: 'No signature.' }

test.each([4001, 5000])('%i is a refusal', code => {
  const cause = { code }
  expect(toWalletError(cause, failure)).toBeInstanceOf(UserRejectedError)
  expect(toWalletError(cause, failure).cause).toBe(cause)
})

test('-32002 is a request that waits in the wallet', () => {
  expect(toWalletError({ code: -32002 }, failure)).toBeInstanceOf(RequestPendingError)
})

test('anything else is the failure, with what the wallet said as its cause', () => {
  const cause = new Error('boom')
  expect(toWalletError(cause, failure)).toMatchObject({ ...failure, cause })
  expect(toWalletError(undefined, failure)).toMatchObject(failure)
})

test('an error of the kit stays as it is', () => {
  const own = new AppKitError('wallet/other', 'Other.')
  expect(toWalletError(own, failure)).toBe(own)
})
