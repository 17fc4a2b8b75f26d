/** Host, and port if there is one, of the page. Undefined on a server. */
export function pageHost(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.location.host
}

/**
 * Address of the page as a URI of RFC 3986, without query and fragment: what stands there may be anybody's secret, and wallets and servers
 * would keep it. Browsers leave characters in a path that the grammar doesn't have; those are written as percent signs and digits.
 */
export function pageUri(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const { protocol, host, pathname } = document.location
  return `${protocol}//${host}${pathname.replace(/%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/gu, encodeURIComponent)}`
}
