import type { SignIn, SignInOptions } from './SignIn'
import { SignInEndpoints } from './SignInEndpoints'

/**
 * Sign-in for a server: nonces that are used once, sessions in http-only cookies, requests of other origins refused.
 *
 * @example
 * ```ts
 * // lib/signIn.ts
 * export const signIn = createSignIn({ domain: 'app.example.org', rpcUrls: { 1: 'https://rpc.example.org' } })
 * // app/auth/[action]/route.ts of a Next app; with Hono: app.all('/auth/*', c => signIn.handle(c.req.raw))
 * export const GET = signIn.handle
 * export const POST = signIn.handle
 * // elsewhere
 * const session = await signIn.getSession(request) // { address, chainId, … } or undefined
 * ```
 */
export function createSignIn(options: SignInOptions): SignIn {
  const endpoints = new SignInEndpoints(options)
  return {
    getNonce: request => endpoints.getNonce(request),
    verify: request => endpoints.verify(request),
    signOut: request => endpoints.signOut(request),
    getSession: source => endpoints.getSession(source),
    handle: request => endpoints.handle(request),
  }
}
