/** What mailboxes hold. Of those in Redis only `messagesPerTopic` counts: for the rest it has a `maxmemory` of its own. */
export interface MailboxLimits {
  /** What all messages that wait may weigh together, in bytes. Beyond it those that nobody could get yet make room for new ones, oldest first. */
  readonly bytes: number
  /** Topics that anything is known of. Beyond it those that nobody would miss make room for new ones. */
  readonly topics: number
  readonly messagesPerTopic: number
}
