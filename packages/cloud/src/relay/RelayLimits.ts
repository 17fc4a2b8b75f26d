import type { Rate } from '../limits/RateLimiter'

/** Limits per socket, client, address and project on one node. `Infinity` disables a limit. */
export interface RelayLimits {
  /** Maximum size of a frame in bytes. Larger frames get an error. */
  readonly frameBytes: number
  /** Size of a frame in bytes above which the connection closes before the frame is read. */
  readonly hardFrameBytes: number
  /** Maximum bytes of incomplete frames from all sockets of one address. The socket that exceeds it is closed. */
  readonly partialBytesPerAddress: number
  /**
   * Frames of one socket, including pings and unsolicited pongs. A frame with many messages or bytes counts as several.
   * Acknowledgments of pushes are free.
   */
  readonly socketRate: Rate
  /** Frames of all sockets and requests of one client id. */
  readonly clientRate: Rate
  /**
   * Frames of all sockets and requests from one address, plus four for each socket opened. Many users may share one
   * address.
   */
  readonly addressRate: Rate
  /** Frames of all sockets and requests of one project. */
  readonly projectRate: Rate
  readonly socketsPerClient: number
  readonly socketsPerAddress: number
  /** Maximum subscriptions of all clients of one address. */
  readonly topicsPerAddress: number
  /**
   * Ratio of a network's limits to an address's limits. A network is an IPv6 /48, where 65,536 addresses cost no more
   * than one. From 65,536 on there is no limit per network.
   */
  readonly networkShare: number
  readonly topicsPerSocket: number
  /** Maximum queued requests of one socket. Beyond it the socket isn't read until some are answered. */
  readonly queuedRequests: number
  /** Maximum unacknowledged pushes of one socket. Further messages wait in the mailbox. */
  readonly unacknowledgedPushes: number
  /** Maximum TTL of a message in seconds. The relay rejects a longer one. */
  readonly longestTtl: number
  /** Unsent bytes at which pushes to a socket pause. */
  readonly bufferedBytes: number
  /** Unsent bytes at which a socket is destroyed. */
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
