const MIB = 1024 * 1024

/** What mailboxes hold, in memory and in Redis alike. Bytes are weights as `messageWeight` computes them. `Infinity` where a holder should have no limit. */
export interface MailboxLimits {
  /** What all waiting messages may weigh together. A publish beyond it is refused. */
  readonly bytes: number
  /** What the waiting messages of one topic may weigh. */
  readonly bytesPerTopic: number
  /** What the waiting messages of one project may weigh. */
  readonly bytesPerProject: number
  /** What one address may have waiting while there is much room. It is never more than a quarter of what others leave free. */
  readonly bytesPerAddress: number
  /** The part of it that may wait for longer than an hour. */
  readonly lastingBytesPerAddress: number
  /** What one address may have waiting even while others fill the rest: a quarter of the room is kept for it. */
  readonly reservedBytesPerAddress: number
  /** How many times that of one address a network of many addresses may have. */
  readonly networkShare: number
  /** Messages that may wait on one topic; with Redis for each client. */
  readonly messagesPerTopic: number
  /** Topics that a node without Redis knows anything of. Beyond it those without subscribers and messages make room for new ones. */
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
