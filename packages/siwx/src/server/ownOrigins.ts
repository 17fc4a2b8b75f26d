/**
 * Returns whether a host is this machine, with or without a port: `localhost` and its subdomains, `127.0.0.0/8` or
 * `[::1]`.
 */
export function isLoopbackHost(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/iu.test(host)
}

/** Returns the origins of a domain in lower case: https, and http if `allowsPlain` is true. */
export function ownOrigins(domain: string, allowsPlain: boolean = isLoopbackHost(domain)): string[] {
  const host = domain.toLowerCase()
  return [`https://${host}`, ...(allowsPlain ? [`http://${host}`] : [])]
}
