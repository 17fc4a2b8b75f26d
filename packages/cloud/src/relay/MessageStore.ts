import type { Payer } from './quota/Payer'

/** A message in the relay's store. The relay can't decrypt it. */
export interface StoredMessage {
  /** SHA-256 of `message` in hex. Identifies the message within its topic: the same text on a topic is one message. */
  readonly id: string
  /** 64 lower-case hex digits. */
  readonly topic: string
  readonly message: string
  /** Milliseconds since the epoch. Later than every earlier message of the topic that this node has seen. */
  readonly publishedAt: number
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  readonly tag: number
  readonly attestation: string | null
  /** Client id of the publisher, which never receives its own message. */
  readonly publisher: string
}

/**
 * Stores mailboxes and subscriptions: in memory for one node, in Redis for many. Both pass the same tests.
 *
 * A message waits for every client that is subscribed to its topic. Without other subscribers it waits for the first
 * one. A copy stays until its client acknowledges it or it expires. A subscription outlives its sockets: it ends by
 * `unsubscribe`, or 30 days after its last renewal.
 */
export interface MessageStore {
  /**
   * Stores a message until every recipient acknowledges it or it expires; no other message evicts it. Resolves with
   * false for a repetition. A store recognizes repetitions for two minutes or until the message expires, even after all
   * recipients have acknowledged it.
   *
   * @param payer - Charged for the message while it waits. If absent, only the limits of the topic and the store apply.
   * @throws StoreFull if the payer, the topic or the store has no room. Nothing is stored.
   */
  publish(message: StoredMessage, payer?: Payer): Promise<boolean>
  /**
   * Subscribes a client or renews its subscriptions. Resolves with the number of new ones. With `onlyKnown`, renews the
   * existing ones and throws `StoreFull` if any are new.
   */
  subscribe(clientId: string, topics: readonly string[], options?: { readonly onlyKnown?: boolean }): Promise<number>
  /** Ends subscriptions and drops their waiting messages. Resolves with the number that existed. */
  unsubscribe(clientId: string, topics: readonly string[]): Promise<number>
  /**
   * Returns the unexpired messages that wait for this client on subscribed topics, oldest first. Returns at most
   * `limit` messages and whether there are more.
   */
  pending(
    clientId: string,
    topics: readonly string[],
    limit: number,
  ): Promise<{ readonly messages: readonly StoredMessage[]; readonly hasMore: boolean }>
  /** Deletes the client's copies of received messages. */
  acknowledge(clientId: string, messages: readonly Pick<StoredMessage, 'topic' | 'id'>[]): Promise<void>
  /**
   * Reports messages of other clients that any node publishes from now on to the topics of `clientId`, at least once.
   * While the node is cut off it misses some; `onGap` signals that `pending` has to be read again.
   */
  watch(clientId: string, onMessage: (message: StoredMessage) => void, onGap: () => void): Promise<() => void>
  /** Returns the number of waiting messages, if the store can count them cheaply. */
  waiting?(): number
  /** Returns whether the store can serve now. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
