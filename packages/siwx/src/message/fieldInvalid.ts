import { AppKitError, type SIWXData } from '@openappkit/contract'

/** Returns the error for a field that a message can't contain. The error message names the expected format. */
export function fieldInvalid(field: keyof SIWXData, must: string, value: unknown): AppKitError {
  return new AppKitError('siwx/invalid-field', `The sign-in message's ${field} must be ${must}.`, {
    details: `${field}: ${String(JSON.stringify(value)).slice(0, 200)}`,
  })
}
