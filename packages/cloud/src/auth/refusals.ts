import { HttpFailure } from '../http/HttpFailure'

/** Why a user is not signed in. `field` says which part of the request is to blame. */
export function refusal(field: string, description: string): HttpFailure {
  return new HttpFailure(401, field, description)
}

/** The answer for what the verifier rejected with. If it could not find out, the user can try again. */
export function verifierRefusal(error: unknown): HttpFailure {
  const code = codeOf(error)
  if (!code?.startsWith('siwx/') || isUnavailable(error)) {
    return new HttpFailure(503, 'signature', 'The signature could not be checked now: try again')
  }
  const field = code === 'siwx/signature-invalid' ? 'signature' : 'message'
  return refusal(field, error instanceof Error ? error.message : code)
}

/** Whether the node of a chain gave no answer about a signature. */
export function isUnavailable(error: unknown): boolean {
  return codeOf(error) === 'siwx/verification-unavailable'
}

function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
