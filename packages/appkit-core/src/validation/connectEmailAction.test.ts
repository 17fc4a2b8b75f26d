import { expect, test } from 'vitest'
import { connectEmailActions, isConnectEmailAction } from './connectEmailAction'

test('Connect-email step action: VERIFY_DEVICE, VERIFY_OTP or CONNECT', () => {
  expect(connectEmailActions).toEqual(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT'])
  expect(connectEmailActions.every(isConnectEmailAction)).toBe(true)
})

test.each(['VERIFY_PRIMARY_OTP', 'connect', '', undefined, null, 0, ['CONNECT']])(
  'Connect-email step action: %j is none',
  value => {
    expect(isConnectEmailAction(value)).toBe(false)
  },
)
