import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { UserRejectedError } from '../errors/walletErrors'
import { toSwitchError } from './networkErrors'

test('an error of the kit stays as it is', () => {
  const error = new AppKitError('x/y', 'words')
  expect(toSwitchError(error)).toBe(error)
})

test('a refusal is a UserRejectedError, also when it lies underneath', () => {
  const wrapped = new Error('wrapped', { cause: { code: 4001 } })
  expect(toSwitchError(wrapped)).toBeInstanceOf(UserRejectedError)
  expect(toSwitchError(wrapped).cause).toBe(wrapped)
})

test.each([new Error('boom'), 'boom', undefined])(
  'anything else (%s) is network/switch-failed and keeps its cause',
  cause => {
    expect(toSwitchError(cause)).toMatchObject({ code: 'network/switch-failed' })
    expect(toSwitchError(cause).cause).toBe(cause)
  },
)
