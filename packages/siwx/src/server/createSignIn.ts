import type { SignIn, SignInOptions } from './SignIn'
import { SignInEndpoints } from './SignInEndpoints'

/**
 * Creates the server side of sign-in: single-use nonces, sessions in http-only cookies, and a check of the origin.
 *
 * @throws AppKitError `options/siwx-invalid-domain` if `domain` isn't a host, `options/siwx-invalid-option` if another
 * option is misspelled or of the wrong type, `options/siwx-invalid-secret` if `secret` is too short, or missing with a
 * `nonces` store.
 * @example
 * ```ts
 * import { createSignIn } from '@openappkit/siwx/server'
 *
 * export const signIn = createSignIn({ domain: 'app.example.org', rpcUrls: { 1: 'https://rpc.example.org' } })
 * // app/auth/[action]/route.ts in Next.js; with Hono: app.all('/auth/*', c => signIn.handle(c.req.raw))
 * export const GET = signIn.handle
 * export const POST = signIn.handle
 * // In another route: undefined if the user isn't signed in
 * export const userOf = async (request: Request) => (await signIn.getSession(request))?.address
 * ```
 */
export function createSignIn(options: SignInOptions): SignIn {
  const endpoints = new SignInEndpoints(options)
  return {
    domain: endpoints.domain,
    getNonce: request => endpoints.getNonce(request),
    verify: request => endpoints.verify(request),
    signOut: request => endpoints.signOut(request),
    getSession: source => endpoints.getSession(source),
    handle: request => endpoints.handle(request),
  }
}
