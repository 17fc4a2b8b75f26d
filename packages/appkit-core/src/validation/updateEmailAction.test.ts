import { expect, test } from 'vitest'
import { isUpdateEmailAction, updateEmailActions } from './updateEmailAction'

test('Update-email step action: VERIFY_PRIMARY_OTP or VERIFY_SECONDARY_OTP', () => {
  expect(updateEmailActions).toEqual(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP'])
  expect(updateEmailActions.every(isUpdateEmailAction)).toBe(true)
})

test.each(['VERIFY_OTP', 'verify_primary_otp', '', undefined, null])('Update-email step action: %j is none', value => {
  expect(isUpdateEmailAction(value)).toBe(false)
})
