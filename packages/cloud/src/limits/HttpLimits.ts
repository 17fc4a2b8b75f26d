/** What clients may keep open and unread over HTTP, on each node. `Infinity` where there should be no limit. */
export interface HttpLimits {
  /** Open connections, WebSockets among them. Default 50 000. */
  readonly connections: number
  /** Connections of one address that are no WebSockets, and requests in progress for one address. Default 2000. */
  readonly connectionsPerAddress: number
  /** Bytes of responses that clients of one address haven't read yet. Default 64 MiB. */
  readonly bytesPerAddress: number
  /** Bytes of responses that all clients haven't read yet. Default 512 MiB. */
  readonly bytes: number
  /** Milliseconds in which a client must read some of what waits for it, or its connection is closed within twice that. Default 30 000. */
  readonly stallTime: number
}

/** Generous to a town behind one address, and bounded. */
export const defaultHttpLimits: HttpLimits = {
  connections: 50_000,
  connectionsPerAddress: 2000,
  bytesPerAddress: 64 * 1024 * 1024,
  bytes: 512 * 1024 * 1024,
  stallTime: 30_000,
}
