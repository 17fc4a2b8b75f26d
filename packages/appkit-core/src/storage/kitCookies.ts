/**
 * Those cookies of a request that {@link cookieStorage} wrote, as a `Cookie` header. What a server hands to a component of the browser stands in the page
 * for every script to read, so the whole header, with the cookie of a session in it, must not be handed over.
 *
 * @param header - The request's `Cookie` header.
 * @example
 * ```tsx
 * const cookie = kitCookies((await headers()).get('cookie'))
 * return <Wallet cookie={cookie}>{children}</Wallet> // there: cookieStorage({ cookie })
 * ```
 */
export function kitCookies(header: string | null | undefined): string {
  const own = encodeURIComponent('@appkit/')
  return (header ?? '')
    .split('; ')
    .filter(pair => pair.startsWith(own))
    .join('; ')
}
