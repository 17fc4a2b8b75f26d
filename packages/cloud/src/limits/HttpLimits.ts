/** Limits on open connections and unread responses, per node. `Infinity` disables a limit. */
export interface HttpLimits {
  /** Maximum open connections, including WebSockets. Default: 50,000. */
  readonly connections: number
  /**
   * Maximum connections per address, without WebSockets, and maximum requests in progress per address. Default: 2,000.
   */
  readonly connectionsPerAddress: number
  /** Maximum response bytes that clients of one address haven't read yet. Default: 64 MiB. */
  readonly bytesPerAddress: number
  /** Maximum response bytes that all clients haven't read yet. Default: 512 MiB. */
  readonly bytes: number
  /**
   * Milliseconds within which a client must read part of a response. If it doesn't, its connection closes within twice
   * that time. Default: 30,000.
   */
  readonly stallTime: number
}

/** Default limits: high enough for many users behind one address. */
export const defaultHttpLimits: HttpLimits = {
  connections: 50_000,
  connectionsPerAddress: 2000,
  bytesPerAddress: 64 * 1024 * 1024,
  bytes: 512 * 1024 * 1024,
  stallTime: 30_000,
}
