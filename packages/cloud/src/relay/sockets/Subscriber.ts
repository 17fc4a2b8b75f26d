import type { MessageStore, StoredMessage } from '../MessageStore'
import type { RelayServices } from './RelayServices'

/** A socket as a recipient of messages. */
export interface Recipient {
  /** Offers a published message. The recipient pushes it if its client follows the topic here. */
  offer(message: StoredMessage): void
  /** Reads the mailbox again, because notifications may have been missed. */
  catchUp(): Promise<void>
  /** Drops messages that the client received on another socket. */
  forget(messages: readonly StoredMessage[]): void
}

/** One client id on this node. All its sockets on this node share a mailbox and one watch of the store. */
export class Subscriber {
  #recipients: Set<Recipient> | undefined
  #watch: Promise<() => void> | undefined
  /**
   * Acknowledged messages that a read of the mailbox may still return. The value is true once the store has handled the
   * acknowledgment.
   */
  #leaving: Map<StoredMessage, boolean> | undefined
  #looks = 0
  /** Open sockets of this client on this node. */
  sockets = 0

  constructor(
    readonly clientId: string,
    readonly services: RelayServices,
  ) {}

  /** Adds a recipient. Resolves once the recipient can't miss a publication. */
  async join(recipient: Recipient): Promise<void> {
    this.#recipients ??= new Set()
    this.#recipients.add(recipient)
    this.#watch ??= this.services.store.watch(
      this.clientId,
      message => this.#recipients?.forEach(one => void one.offer(message)),
      () => this.#recipients?.forEach(one => void one.catchUp()),
    )
    const watch = this.#watch
    try {
      await watch
    } catch (error) {
      if (this.#watch === watch) this.#watch = undefined
      throw error
    }
  }

  leave(recipient: Recipient): void {
    if (!this.#recipients?.delete(recipient) || this.#recipients.size > 0) return
    this.#recipients = undefined
    const watch = this.#watch
    this.#watch = undefined
    // If the watch failed, the recipients that joined have already received its error.
    watch?.then(
      stop => stop(),
      () => undefined,
    )
  }

  /** Acknowledges messages that the client received. `by` is the socket on which it received them. */
  acknowledge(messages: readonly StoredMessage[], by: Recipient): void {
    const { store, clock, logger, metrics } = this.services
    const now = clock.now()
    for (const { publishedAt } of messages) metrics.latency.observe(Math.max(0, now - publishedAt) / 1000)
    metrics.delivered.inc(messages.length)
    this.#leaving ??= new Map()
    for (const message of messages) this.#leaving.set(message, false)
    store
      .acknowledge(this.clientId, messages)
      // The copies stay in the store and are delivered again, which clients expect.
      .catch(err => logger.warn({ err }, "Couldn't store an acknowledgment"))
      .finally(() => this.#left(messages))
    this.#recipients?.forEach(one => {
      if (one !== by) one.forget(messages)
    })
  }

  /** Reads the mailbox. Omits messages that were acknowledged before or during the read. */
  async pending(topics: readonly string[], limit: number): ReturnType<MessageStore['pending']> {
    this.#looks++
    try {
      const found = await this.services.store.pending(this.clientId, topics, limit)
      return { ...found, messages: found.messages.filter(message => !this.#isLeaving(message)) }
    } finally {
      this.#looks--
      if (this.#looks === 0) this.#forgetLeft()
    }
  }

  #isLeaving({ id, topic }: StoredMessage): boolean {
    for (const message of this.#leaving?.keys() ?? []) if (message.id === id && message.topic === topic) return true
    return false
  }

  #left(messages: readonly StoredMessage[]): void {
    for (const message of messages) this.#leaving?.set(message, true)
    if (this.#looks === 0) this.#forgetLeft()
  }

  #forgetLeft(): void {
    for (const [message, hasLeft] of this.#leaving ?? []) if (hasLeft) this.#leaving?.delete(message)
    if (this.#leaving?.size === 0) this.#leaving = undefined
  }
}
