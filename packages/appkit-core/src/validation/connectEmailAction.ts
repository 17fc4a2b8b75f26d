/** What comes after an email was given. Spec 5. */
export const connectEmailActions = ['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT'] as const

/** What comes after an email was given: confirm the device, enter a code, or nothing more. */
export type ConnectEmailAction = (typeof connectEmailActions)[number]

/** True for a step that the embedded wallet may answer to a connect-email request. */
export function isConnectEmailAction(value: unknown): value is ConnectEmailAction {
  return (connectEmailActions as readonly unknown[]).includes(value)
}
