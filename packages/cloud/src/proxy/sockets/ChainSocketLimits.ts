import type { Rate } from '../../limits/RateLimiter'

/** Bounds of WebSockets to chains. They hold on each node; `addressRate` holds on all nodes that share a Redis. */
export interface ChainSocketLimits {
  readonly socketsPerAddress: number
  readonly socketsPerProject: number
  readonly subscriptionsPerSocket: number
  readonly subscriptionsPerAddress: number
  /** What calls of all sockets of one address may cost; opening a socket costs 4, a subscription 10. */
  readonly addressRate: Rate
  readonly projectRate: Rate
  /** Bytes of a message of a client. A longer one ends the connection. */
  readonly messageBytes: number
  /** Bytes of a message of an upstream. */
  readonly answerBytes: number
  /** With this much unread, the other side isn't read any more. Bytes. */
  readonly bufferedBytes: number
  /** Milliseconds that a side may leave that much unread. */
  readonly slowTime: number
  /** Milliseconds to connect to an upstream. */
  readonly connectTime: number
  /** Milliseconds between two pings. */
  readonly pingEvery: number
  /** Milliseconds without a message in either direction. */
  readonly idleTime: number
  /** Milliseconds that a connection lives at most. */
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
