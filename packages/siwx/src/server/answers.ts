import { AppKitError } from '@openappkit/contract'
import type { SignInRefusal } from './SignIn'

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

/** Returns the refusal for a sign-in error. Rethrows any other error. */
export function refusalOf(error: unknown): SignInRefusal {
  if (!(error instanceof AppKitError) || !error.code.startsWith('siwx/')) throw error
  const { code, message, details } = error
  return { status: STATUSES[code] ?? 401, code, message, details }
}
