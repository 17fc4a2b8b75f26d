/**
 * Returns a request's cookies that contain wallet state, as a `Cookie` header: those of {@link cookieStorage} and of
 * other stores that the app hydrates from. Never pass the whole header to a client component: every script in the
 * browser could read its session cookie.
 *
 * @param header - The request's `Cookie` header.
 * @param stores - Names of other cookies with public state only. Default: wagmi's store, `wagmi.store`.
 * @example
 * ```ts
 * import { kitCookies } from '@openappkit/appkit-core'
 *
 * kitCookies('session=secret; wagmi.store=state') // 'wagmi.store=state'
 * ```
 */
export function kitCookies(header: string | null | undefined, stores: readonly string[] = ['wagmi.store']): string {
  const own = encodeURIComponent('@appkit/')
  return (header ?? '')
    .split('; ')
    .filter(pair => pair.startsWith(own) || stores.some(name => pair.startsWith(`${name}=`)))
    .join('; ')
}
