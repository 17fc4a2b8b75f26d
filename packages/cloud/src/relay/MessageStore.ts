import type { Payer } from './quota/Payer'

/** A message in the relay's store. The relay can't decrypt it. */
export interface StoredMessage {
  /**
   * SHA-256 of `message` in hex. Identifies the message within its topic, so a repeated text counts as the same
   * message.
   */
  readonly id: string
  /** 64 lower-case hex digits. */
  readonly topic: string
  readonly message: string
  /**
   * Milliseconds since the epoch. Later than the times of all earlier messages that the same node published to the
   * topic.
   */
  readonly publishedAt: number
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  readonly tag: number
  readonly attestation: string | null
  /** Client id of the publisher, which never receives its own message. */
  readonly publisher: string
}

/**
 * Stores mailboxes and subscriptions: in memory for one node, or in Redis for many. The same tests cover both.
 *
 * A message waits for every other client that is subscribed to its topic. If there is none, it waits for the first that
 * subscribes. A copy stays until its client acknowledges it or it expires. A subscription outlives the client's
 * sockets: it ends by `unsubscribe`, or 30 days after its last renewal.
 */
export interface MessageStore {
  /**
   * Stores a message until all recipients acknowledge it or it expires. No other message evicts it. Resolves with false
   * for a repetition. The store recognizes repetitions while the message waits and for at least two minutes after its
   * publication, but only until it expires.
   *
   * @param payer - Charged for the message while it waits. If absent, only the limits of the topic and the store apply.
   * @throws StoreFull if the payer, the topic or the store has no room. Nothing is stored.
   */
  publish(message: StoredMessage, payer?: Payer): Promise<boolean>
  /**
   * Subscribes a client to topics, or renews its subscriptions. Resolves with the number of new ones. With `onlyKnown`,
   * only renews existing ones.
   *
   * @throws StoreFull if there is no room, or with `onlyKnown` if a subscription doesn't exist yet.
   */
  subscribe(clientId: string, topics: readonly string[], options?: { readonly onlyKnown?: boolean }): Promise<number>
  /**
   * Ends a client's subscriptions and drops the messages that wait for it. Resolves with the number of subscriptions
   * that existed.
   */
  unsubscribe(clientId: string, topics: readonly string[]): Promise<number>
  /**
   * Resolves with the unexpired messages that wait for a client on subscribed topics, oldest first: at most `limit`,
   * and whether there are more.
   */
  pending(
    clientId: string,
    topics: readonly string[],
    limit: number,
  ): Promise<{ readonly messages: readonly StoredMessage[]; readonly hasMore: boolean }>
  /** Deletes the client's copies of messages that it received. */
  acknowledge(clientId: string, messages: readonly Pick<StoredMessage, 'topic' | 'id'>[]): Promise<void>
  /**
   * Calls `onMessage` at least once for every message that another client publishes to a topic of `clientId` from now
   * on, on any node. Calls `onGap` if messages may have been missed, so `pending` must be read again. Resolves with a
   * function that ends the watch.
   */
  watch(clientId: string, onMessage: (message: StoredMessage) => void, onGap: () => void): Promise<() => void>
  /** Returns the number of waiting messages. Absent if the store can't count them cheaply. */
  waiting?(): number
  /** Returns whether the store can serve now. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
