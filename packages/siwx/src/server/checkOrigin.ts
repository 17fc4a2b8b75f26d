import { AppKitError } from '@openappkit/contract'

/**
 * Lets a request change something only when a page of the sign-in's own sent it. Every browser says which one did.
 *
 * @throws AppKitError `siwx/origin-refused`
 */
export function checkOrigin(request: Request, allowed: readonly string[]): void {
  const origin = request.headers.get('origin')?.toLowerCase()
  if (origin !== undefined && allowed.includes(origin)) return
  throw new AppKitError(
    'siwx/origin-refused',
    'This request does not come from a page that may sign in here. Add its origin to the server’s origins if it should.',
    { details: origin ?? 'no Origin header' },
  )
}
