/** How many tokens a bucket holds at most, and how many flow in each second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** What one socket, client or project may ask of a node. */
export interface RelayLimits {
  /** Frames above this are answered with an error. Bytes. */
  readonly frameBytes: number
  /** A frame above this ends the connection before it is read. Bytes. */
  readonly hardFrameBytes: number
  /** Frames of one socket. A frame of many messages or many bytes counts as several; acknowledgements of pushes are free. */
  readonly socketRate: Rate
  /** Frames of all sockets and requests of one client id. */
  readonly clientRate: Rate
  /** Frames of all sockets and requests of one project. */
  readonly projectRate: Rate
  readonly socketsPerClient: number
  readonly topicsPerSocket: number
  /** Requests of one socket that wait for their turn; beyond it the socket isn't read until some are answered. */
  readonly queuedRequests: number
  /** Pushes that one socket may leave unacknowledged; the others wait in the mailbox. */
  readonly unacknowledgedPushes: number
  /** With this much unsent, pushes to a socket pause. Bytes. */
  readonly bufferedBytes: number
  /** With this much unsent, a socket is given up. Bytes. */
  readonly hardBufferedBytes: number
}

/** Generous to any real client, and bounded. */
export const defaultRelayLimits: RelayLimits = {
  frameBytes: 256 * 1024,
  hardFrameBytes: 1024 * 1024,
  socketRate: { burst: 900, perSecond: 15 },
  clientRate: { burst: 2700, perSecond: 45 },
  projectRate: { burst: 100_000, perSecond: 20_000 },
  socketsPerClient: 50,
  topicsPerSocket: 10_000,
  queuedRequests: 64,
  unacknowledgedPushes: 256,
  bufferedBytes: 256 * 1024,
  hardBufferedBytes: 8 * 1024 * 1024,
}
