/**
 * Returns the cookies of a request that hold wallet state, as a `Cookie` header: those that {@link cookieStorage} wrote, and those of other stores that the
 * page hydrates from. What a server passes to a client component is readable by every script of the page, so the whole header, with its session cookie,
 * must never be passed on.
 *
 * @param header - The request's `Cookie` header.
 * @param stores - Names of further cookies with public state only. Default: wagmi's store, `wagmi.store`.
 * @example
 * ```tsx
 * const cookie = kitCookies((await headers()).get('cookie'))
 * return <Wallet cookie={cookie}>{children}</Wallet> // there: cookieStorage({ cookie }) and new WagmiAdapter({ networks, cookie })
 * ```
 */
export function kitCookies(header: string | null | undefined, stores: readonly string[] = ['wagmi.store']): string {
  const own = encodeURIComponent('@appkit/')
  return (header ?? '')
    .split('; ')
    .filter(pair => pair.startsWith(own) || stores.some(name => pair.startsWith(`${name}=`)))
    .join('; ')
}
