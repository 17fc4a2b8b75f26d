/** Returns the page's host with its port, if it has one. Undefined on a server. */
export function pageHost(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.location.host
}

/**
 * Returns the page's URL as an RFC 3986 URI, without query and fragment: they may contain secrets, which wallets and
 * servers would store. Percent-encodes characters that browsers allow in a path but the grammar doesn't.
 */
export function pageUri(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const { protocol, host, pathname } = document.location
  return `${protocol}//${host}${pathname.replace(/%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/gu, encodeURIComponent)}`
}
