import type { Rate } from '../../limits/RateLimiter'

/** Limits of chain WebSockets. They apply per node; `addressRate` applies to all nodes that share a Redis. */
export interface ChainSocketLimits {
  readonly socketsPerAddress: number
  readonly socketsPerProject: number
  readonly subscriptionsPerSocket: number
  readonly subscriptionsPerAddress: number
  /** Cost of the calls on all sockets of one address. Opening a socket costs 4, a subscription 10. */
  readonly addressRate: Rate
  readonly projectRate: Rate
  /** Maximum bytes of a client message. A longer one closes the connection. */
  readonly messageBytes: number
  /** Maximum bytes of an upstream message. */
  readonly answerBytes: number
  /** Unread bytes at which the other side is paused. */
  readonly bufferedBytes: number
  /** Maximum time in milliseconds for which a side may leave that much unread. */
  readonly slowTime: number
  /** Timeout to connect to an upstream in milliseconds. */
  readonly connectTime: number
  /** Milliseconds between two pings. */
  readonly pingEvery: number
  /** Milliseconds without a message in either direction before the connection closes. */
  readonly idleTime: number
  /** Maximum lifetime of a connection in milliseconds. */
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
