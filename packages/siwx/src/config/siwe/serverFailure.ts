import { AppKitError } from '@openappkit/contract'

/** What the host hears when its server fails and nobody waits for it. */
export function serverFailure(cause: unknown): AppKitError {
  return new AppKitError(
    'siwx/siwe-server-failed',
    'The sign-in server failed. See the cause, and what getSession and signOut do.',
    { cause },
  )
}
