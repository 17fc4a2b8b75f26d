const MIB = 1024 * 1024

/**
 * Capacity of the mailboxes, in memory and in Redis. Bytes are weights as computed by `messageWeight`. `Infinity`
 * disables a limit.
 */
export interface MailboxLimits {
  /** Maximum weight of all waiting messages. A publish beyond it is rejected. */
  readonly bytes: number
  /** Maximum weight of the waiting messages of one topic. */
  readonly bytesPerTopic: number
  /** Maximum weight of the waiting messages of one project. */
  readonly bytesPerProject: number
  /**
   * Maximum weight of one address's waiting messages while there is free capacity. Never more than a quarter of what
   * others leave free.
   */
  readonly bytesPerAddress: number
  /** Part of `bytesPerAddress` that may wait for longer than an hour. */
  readonly lastingBytesPerAddress: number
  /** Weight that one address may always use: a quarter of the capacity is reserved for such shares. */
  readonly reservedBytesPerAddress: number
  /** Ratio of a network's share to an address's share. */
  readonly networkShare: number
  /** Maximum waiting messages of a topic; with Redis, per client. */
  readonly messagesPerTopic: number
  /**
   * Maximum topics on a node without Redis. Beyond it, topics without connected subscribers and messages make room for
   * new ones.
   */
  readonly topics: number
}

export const defaultMailboxLimits: MailboxLimits = {
  bytes: 512 * MIB,
  bytesPerTopic: 4 * MIB,
  bytesPerProject: 256 * MIB,
  bytesPerAddress: 64 * MIB,
  lastingBytesPerAddress: 8 * MIB,
  reservedBytesPerAddress: MIB / 4,
  networkShare: 2,
  messagesPerTopic: 2000,
  topics: 500_000,
}
