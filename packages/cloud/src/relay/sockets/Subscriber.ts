import type { MessageStore, StoredMessage } from '../MessageStore'
import type { RelayServices } from './RelayServices'

/** A socket's side of delivery. */
export interface Recipient {
  /** A message was published; push it if this socket follows its topic. */
  offer(message: StoredMessage): void
  /** Messages may have been missed; look at the mailbox. */
  catchUp(): Promise<void>
  /** The client has these by way of another socket. */
  forget(messages: readonly StoredMessage[]): void
}

/** One client id on this node, whatever number of sockets it has here: they share a mailbox and one watch of the store. */
export class Subscriber {
  #recipients: Set<Recipient> | undefined
  #watch: Promise<() => void> | undefined
  /** Acknowledged, but a look at the mailbox may still show them. True: the store knows. */
  #leaving: Map<StoredMessage, boolean> | undefined
  #looks = 0
  /** Open sockets of this client on this node. */
  sockets = 0

  constructor(
    readonly clientId: string,
    readonly services: RelayServices,
  ) {}

  /** Resolves once nothing that is published from now on is missed. */
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
    // A watch that never began was reported to the clients that joined.
    watch?.then(
      stop => stop(),
      () => undefined,
    )
  }

  /** The client has these; `by` is the socket that says so. */
  acknowledge(messages: readonly StoredMessage[], by: Recipient): void {
    const { store, clock, logger, metrics } = this.services
    const now = clock.now()
    for (const { publishedAt } of messages) metrics.latency.observe(Math.max(0, now - publishedAt) / 1000)
    metrics.delivered.inc(messages.length)
    this.#leaving ??= new Map()
    for (const message of messages) this.#leaving.set(message, false)
    store
      .acknowledge(this.clientId, messages)
      // Then the copies stay and are delivered once more, which clients expect.
      .catch(err => logger.warn({ err }, 'An acknowledgement was not stored'))
      .finally(() => this.#left(messages))
    this.#recipients?.forEach(one => {
      if (one !== by) one.forget(messages)
    })
  }

  /** Reads the mailbox without what was acknowledged before or during the read. */
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
