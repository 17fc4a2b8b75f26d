/** Default address to listen on, which only this machine can reach. */
export const DEFAULT_HOST = '127.0.0.1'

const EVERYWHERE = new Set(['0.0.0.0', '::'])
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** Returns the default public URLs of a server that listens on `host`. */
export function defaultPublicUrls(host: string, port: number): readonly string[] {
  const names = LOOPBACK.has(host) || EVERYWHERE.has(host) ? ['127.0.0.1', 'localhost', '[::1]'] : [bracketed(host)]
  return names.map(name => `http://${name}:${port}`)
}

/** Returns the URL by which programs on this machine reach the server. */
export function localUrl(host: string, port: number): string {
  return `http://${EVERYWHERE.has(host) ? '127.0.0.1' : bracketed(host)}:${port}`
}

/** Returns whether other machines can reach a server that listens on `host`. */
export function isOpen(host: string): boolean {
  return !LOOPBACK.has(host)
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
