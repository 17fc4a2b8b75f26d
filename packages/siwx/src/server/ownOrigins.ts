/** Returns whether a host, with its port if there is one, is this machine: `localhost` and those below it, `127.0.0.0/8`, `[::1]`. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/iu.test(host)
}

/** Returns the origins of a domain's own pages, in lower case. */
export function ownOrigins(domain: string, allowsPlain: boolean = isLoopbackHost(domain)): string[] {
  const host = domain.toLowerCase()
  return [`https://${host}`, ...(allowsPlain ? [`http://${host}`] : [])]
}
