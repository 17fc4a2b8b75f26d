import { AppKitError } from '@openappkit/contract'
import type { RefusalBody } from './SignIn'

/** A JSON answer that nobody caches. */
export function answer(body: object, cookies: readonly string[] = [], status = 200): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}

const STATUSES: Readonly<Record<string, number>> = {
  'siwx/message-invalid': 400,
  'siwx/request-invalid': 400,
  'siwx/origin-refused': 403,
  'siwx/busy': 503,
  'siwx/verification-unavailable': 503,
}

/** What a failure answers. One that isn't about signing in is the server's own and stays what it is. */
export function refusal(error: unknown): Response {
  if (!(error instanceof AppKitError) || !error.code.startsWith('siwx/')) throw error
  const body: RefusalBody = { code: error.code, message: error.message }
  return answer(body, [], STATUSES[error.code] ?? 401)
}
