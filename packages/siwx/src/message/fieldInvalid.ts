import { AppKitError, type SIWXData } from '@openappkit/contract'

/** A field that a sign-in message can't say, and what it must be instead. */
export function fieldInvalid(field: keyof SIWXData, must: string, value: unknown): AppKitError {
  return new AppKitError('siwx/field-invalid', `The sign-in message's ${field} must be ${must}.`, {
    details: `${field}: ${String(JSON.stringify(value)).slice(0, 200)}`,
  })
}
