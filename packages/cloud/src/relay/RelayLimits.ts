import type { Rate } from '../limits/RateLimiter'

/** Limits per socket, client, address and project, on each node. `Infinity` disables a limit. */
export interface RelayLimits {
  /** Maximum size of a frame in bytes. Larger frames get an error. */
  readonly frameBytes: number
  /**
   * Maximum size of a frame in bytes before the connection closes. The relay doesn't read a larger frame to its end.
   */
  readonly hardFrameBytes: number
  /** Maximum bytes of incomplete frames from all sockets of one address. A socket that exceeds them is closed. */
  readonly partialBytesPerAddress: number
  /**
   * Rate of frames of one socket, including pings and unsolicited pongs. A frame with many messages or bytes counts as
   * several. Acknowledgments of pushes are free.
   */
  readonly socketRate: Rate
  /** Rate of frames on all sockets, and of HTTP requests, of one client id. */
  readonly clientRate: Rate
  /**
   * Rate of frames on all sockets, and of HTTP requests, from one address. Opening a socket counts as four frames. Many
   * users may share one address.
   */
  readonly addressRate: Rate
  /** Rate of frames on all sockets, and of HTTP requests, of one project. */
  readonly projectRate: Rate
  readonly socketsPerClient: number
  readonly socketsPerAddress: number
  /** Maximum subscriptions of all clients of one address. */
  readonly topicsPerAddress: number
  /**
   * Ratio of a network's limits to an address's limits. A network is an IPv6 /48. It contains 65,536 addresses (each a
   * /64) but may have one owner. With a ratio of 65,536 or more, networks have no limits of their own.
   */
  readonly networkShare: number
  readonly topicsPerSocket: number
  /**
   * Maximum queued requests of one socket. At this number, the relay stops reading the socket until half of them are
   * answered.
   */
  readonly queuedRequests: number
  /** Maximum unacknowledged messages of one socket. Further messages wait in the mailbox. */
  readonly unacknowledgedPushes: number
  /** Maximum TTL of a message in seconds. The relay rejects a longer one. */
  readonly longestTtl: number
  /** Unsent bytes at which the relay pauses pushes to a socket. */
  readonly bufferedBytes: number
  /** Unsent bytes at which the relay destroys a socket. */
  readonly hardBufferedBytes: number
}

/** Default limits, high enough for any real client. */
export const defaultRelayLimits: RelayLimits = {
  frameBytes: 384 * 1024,
  hardFrameBytes: 4 * 1024 * 1024,
  partialBytesPerAddress: 32 * 1024 * 1024,
  socketRate: { burst: 900, perSecond: 15 },
  clientRate: { burst: 2700, perSecond: 45 },
  addressRate: { burst: 20_000, perSecond: 1000 },
  projectRate: { burst: 100_000, perSecond: 20_000 },
  socketsPerClient: 50,
  socketsPerAddress: 10_000,
  topicsPerAddress: 100_000,
  networkShare: 2,
  topicsPerSocket: 10_000,
  queuedRequests: 64,
  unacknowledgedPushes: 256,
  longestTtl: 2_592_000,
  bufferedBytes: 256 * 1024,
  hardBufferedBytes: 8 * 1024 * 1024,
}
