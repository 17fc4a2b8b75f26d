import type { Payer } from './quota/Payer'

/** A message as the relay holds it. The relay can't read it. */
export interface StoredMessage {
  /** sha256 of `message`, hex. With the topic it is the message's identity: the same text twice on a topic is one message. */
  readonly id: string
  /** 64 lower-case hex digits. */
  readonly topic: string
  readonly message: string
  /** Milliseconds since the epoch. Later than that of every earlier message of the topic that this node has seen. */
  readonly publishedAt: number
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  readonly tag: number
  readonly attestation: string | null
  /** Client id of who published it; it never gets its own copy. */
  readonly publisher: string
}

/**
 * Mailboxes and subscriptions. Memory for one node, Redis for many; both pass the same tests.
 *
 * A message waits for every client that is subscribed to its topic, and, on a topic without other subscribers, for the first that subscribes. A copy is there until
 * that client acknowledged it or it expired. A subscription outlives its sockets; it ends by `unsubscribe`, or 30 days after it was last renewed.
 */
export interface MessageStore {
  /**
   * Resolves once the message is safe. It stays until every recipient has acknowledged it or it expires: no other message takes its room. Returns false if the same message was
   * published before; a store knows it again for two minutes, or until it expires if that is sooner, even after all have acknowledged it.
   *
   * @param payer - is charged for the message as long as it waits. Absent: only the topic and the store are
   * @throws StoreFull if the payer, the topic or the store has no room; then nothing was stored
   */
  publish(message: StoredMessage, payer?: Payer): Promise<boolean>
  /** Idempotent; renews. Tells how many are new. With `onlyKnown` none may be: those that are there are renewed, and it throws `StoreFull` if others are among them. */
  subscribe(clientId: string, topics: readonly string[], options?: { readonly onlyKnown?: boolean }): Promise<number>
  /** Ends the subscriptions and drops what waits on them. Tells how many there were. */
  unsubscribe(clientId: string, topics: readonly string[]): Promise<number>
  /** What waits for this client on these topics, oldest first, unexpired, only where it is subscribed. At most `limit` messages and one more sign that there are others. */
  pending(
    clientId: string,
    topics: readonly string[],
    limit: number,
  ): Promise<{ readonly messages: readonly StoredMessage[]; readonly hasMore: boolean }>
  /** The client has them; its copies go. */
  acknowledge(clientId: string, messages: readonly Pick<StoredMessage, 'topic' | 'id'>[]): Promise<void>
  /**
   * Tells of messages for topics that `clientId` is subscribed to, published on any node from now on, not its own. At least once; what is missed while a node is cut off is
   * found by `pending`, and `onGap` says when to look.
   */
  watch(clientId: string, onMessage: (message: StoredMessage) => void, onGap: () => void): Promise<() => void>
  /** How many messages wait, where that is cheap to know. */
  waiting?(): number
  /** Whether it can serve now. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
