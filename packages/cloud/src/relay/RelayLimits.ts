import type { Rate } from '../limits/RateLimiter'

/** What one socket, client, address or project may ask of a node. `Infinity` where there should be no limit. */
export interface RelayLimits {
  /** Frames above this are answered with an error. Bytes. */
  readonly frameBytes: number
  /** A frame above this ends the connection before it is read. Bytes. */
  readonly hardFrameBytes: number
  /** What all sockets of one address may have sent of frames that aren't complete yet. The socket that exceeds it is closed. Bytes. */
  readonly partialBytesPerAddress: number
  /** Frames of one socket, pings and unasked pongs among them. A frame of many messages or many bytes counts as several; acknowledgements of pushes are free. */
  readonly socketRate: Rate
  /** Frames of all sockets and requests of one client id. */
  readonly clientRate: Rate
  /** Frames of all sockets and requests from one address, and four for each socket that is opened. Behind one address there may be a whole town. */
  readonly addressRate: Rate
  /** Frames of all sockets and requests of one project. */
  readonly projectRate: Rate
  readonly socketsPerClient: number
  readonly socketsPerAddress: number
  /** Subscriptions of all clients of one address. */
  readonly topicsPerAddress: number
  /**
   * How many times that of one address may come from a network that its owner may have many addresses of: an IPv6 /48, where 65 536 addresses cost no more than one.
   * 65 536 or more: no limit by network.
   */
  readonly networkShare: number
  readonly topicsPerSocket: number
  /** Requests of one socket that wait for their turn; beyond it the socket isn't read until some are answered. */
  readonly queuedRequests: number
  /** Pushes that one socket may leave unacknowledged; the others wait in the mailbox. */
  readonly unacknowledgedPushes: number
  /** How long a message may be kept, in seconds. What is to be kept longer is refused. */
  readonly longestTtl: number
  /** With this much unsent, pushes to a socket pause. Bytes. */
  readonly bufferedBytes: number
  /** With this much unsent, a socket is given up. Bytes. */
  readonly hardBufferedBytes: number
}

/** Generous to any real client, and bounded. */
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
