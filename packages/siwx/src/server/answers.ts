import { AppKitError } from '@openappkit/contract'
import type { RefusalBody } from './SignIn'

/** Returns a JSON response that must not be cached. */
export function answer(body: object, cookies: readonly string[] = [], status = 200): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}

const STATUSES: Readonly<Record<string, number>> = {
  'siwx/invalid-message': 400,
  'siwx/invalid-request': 400,
  'siwx/origin-not-allowed': 403,
  'siwx/busy': 503,
  'siwx/verification-unavailable': 503,
}

/** Returns the response for a sign-in error. Rethrows any other error. */
export function refusal(error: unknown): Response {
  if (!(error instanceof AppKitError) || !error.code.startsWith('siwx/')) throw error
  const body: RefusalBody = { code: error.code, message: error.message }
  return answer(body, [], STATUSES[error.code] ?? 401)
}
