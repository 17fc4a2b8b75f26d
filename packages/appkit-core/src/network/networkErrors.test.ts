import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { UserRejectedError } from '../errors/walletErrors'
import { toSwitchError } from './networkErrors'

test('keeps an error of the kit as it is', () => {
  const error = new AppKitError('wallet/unsupported', 'words')
  expect(toSwitchError(error)).toBe(error)
})

test('converts a rejection to UserRejectedError, even if nested', () => {
  const wrapped = new Error('wrapped', { cause: { code: 4001 } })
  expect(toSwitchError(wrapped)).toBeInstanceOf(UserRejectedError)
  expect(toSwitchError(wrapped).cause).toBe(wrapped)
})

test('says what was rejected, also for the rejection of an adapter', () => {
  expect(toSwitchError(new UserRejectedError()).message).toBe('Network switch rejected')
  expect(toSwitchError({ code: 4001 }).message).toBe('Network switch rejected')
})

test.each([new Error('boom'), 'boom', undefined])('wraps %s in network/switch-failed with its cause', cause => {
  expect(toSwitchError(cause)).toMatchObject({ code: 'network/switch-failed' })
  expect(toSwitchError(cause).cause).toBe(cause)
})
