/** What comes after a new email was given. Spec 5. */
export const updateEmailActions = ['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP'] as const

/** What comes after a new email was given: a code sent to the old address, or one sent to the new. */
export type UpdateEmailAction = (typeof updateEmailActions)[number]

/** True for a step that the embedded wallet may answer to an update-email request. */
export function isUpdateEmailAction(value: unknown): value is UpdateEmailAction {
  return (updateEmailActions as readonly unknown[]).includes(value)
}
