import { HttpFailure } from '../http/HttpFailure'

/** Creates the 401 failure of a rejected sign-in. `field` names the invalid part of the request. */
export function refusal(field: string, description: string): HttpFailure {
  return new HttpFailure(401, field, description)
}

/**
 * Converts a verifier's error to a failure: 503 if the signature couldn't be checked, so the user can retry, otherwise
 * 401.
 */
export function verifierRefusal(error: unknown): HttpFailure {
  const code = codeOf(error)
  if (!code?.startsWith('siwx/') || isUnavailable(error)) {
    return new HttpFailure(503, 'signature', "The signature can't be verified right now. Try again.")
  }
  const field = code === 'siwx/invalid-signature' ? 'signature' : 'message'
  return refusal(field, error instanceof Error ? error.message : code)
}

/** Returns whether the check failed because a chain's node didn't respond. */
export function isUnavailable(error: unknown): boolean {
  return codeOf(error) === 'siwx/verification-unavailable'
}

function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
