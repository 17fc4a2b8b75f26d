const MIB = 1024 * 1024

/**
 * Capacity of the mailboxes, in memory or in Redis. Bytes are weights: a message's size plus a fixed overhead.
 * `Infinity` disables a limit.
 */
export interface MailboxLimits {
  /** Maximum weight of all waiting messages. The relay rejects messages beyond it. */
  readonly bytes: number
  /** Maximum weight of the waiting messages of one topic. */
  readonly bytesPerTopic: number
  /** Maximum weight of the waiting messages of one project. */
  readonly bytesPerProject: number
  /**
   * Maximum weight of one address's waiting messages. As the mailboxes fill up, this limit shrinks to a quarter of the
   * free capacity.
   */
  readonly bytesPerAddress: number
  /**
   * Maximum weight of one address's messages with a TTL of more than an hour. Part of `bytesPerAddress`. The messages
   * with such a TTL from all addresses may use at most half of `bytes`.
   */
  readonly lastingBytesPerAddress: number
  /**
   * Weight that each address may use even if the mailboxes are almost full. A quarter of the capacity is reserved for
   * this.
   */
  readonly reservedBytesPerAddress: number
  /** Ratio of the limits of a network (an IPv6 /48) to those of an address. */
  readonly networkShare: number
  /** Maximum waiting messages of one topic. With Redis, of one topic and client. */
  readonly messagesPerTopic: number
  /**
   * Maximum topics on a node without Redis. Beyond it, a new topic replaces one that has neither connected subscribers
   * nor waiting messages.
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
