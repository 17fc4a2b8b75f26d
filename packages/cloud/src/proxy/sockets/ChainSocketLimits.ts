import type { Rate } from '../../limits/RateLimiter'

/** Limits of chain WebSockets. They apply per node. `addressRate` also applies across all nodes that share a Redis. */
export interface ChainSocketLimits {
  readonly socketsPerAddress: number
  readonly socketsPerProject: number
  readonly subscriptionsPerSocket: number
  readonly subscriptionsPerAddress: number
  /** Rate of one address across all its sockets, in call cost. Opening a socket costs 4, a subscription 10. */
  readonly addressRate: Rate
  readonly projectRate: Rate
  /** Maximum bytes of a client message. A longer one closes the connection. */
  readonly messageBytes: number
  /** Maximum bytes of an upstream message. A longer one closes the connection. */
  readonly answerBytes: number
  /**
   * Maximum bytes that one side hasn't read yet. Beyond it, the server stops reading from the other side until at most
   * half of these bytes are unread.
   */
  readonly bufferedBytes: number
  /**
   * Maximum milliseconds for which a side that exceeded `bufferedBytes` may leave more than half of them unread.
   * Afterward, the connection closes.
   */
  readonly slowTime: number
  /** Timeout in milliseconds for connecting to one upstream. */
  readonly connectTime: number
  /** Milliseconds between two pings of both sides. */
  readonly pingEvery: number
  /** Milliseconds without a message in either direction after which the connection closes. */
  readonly idleTime: number
  /** Milliseconds after which any connection closes. */
  readonly lifetime: number
}

export const DEFAULT_CHAIN_SOCKET_LIMITS: ChainSocketLimits = {
  socketsPerAddress: 20,
  socketsPerProject: 2000,
  subscriptionsPerSocket: 50,
  subscriptionsPerAddress: 200,
  addressRate: { burst: 1500, perSecond: 100 },
  projectRate: { burst: 20_000, perSecond: 2000 },
  messageBytes: 256 * 1024,
  answerBytes: 1024 * 1024,
  bufferedBytes: 1024 * 1024,
  slowTime: 30_000,
  connectTime: 10_000,
  pingEvery: 25_000,
  idleTime: 10 * 60_000,
  lifetime: 24 * 3600_000,
}
