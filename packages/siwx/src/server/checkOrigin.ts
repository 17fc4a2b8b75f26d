import { AppKitError } from '@openappkit/contract'

/**
 * Checks that an allowed origin sent the request. All browsers send the `Origin` header with such requests.
 *
 * @throws AppKitError `siwx/origin-not-allowed` if the origin isn't allowed or the header is missing.
 */
export function checkOrigin(request: Request, allowed: readonly string[]): void {
  const origin = request.headers.get('origin')?.toLowerCase()
  if (origin !== undefined && allowed.includes(origin)) return
  throw new AppKitError(
    'siwx/origin-not-allowed',
    'This origin may not sign in here. Add it to `origins` of createSignIn.',
    { details: origin ?? 'no Origin header' },
  )
}
