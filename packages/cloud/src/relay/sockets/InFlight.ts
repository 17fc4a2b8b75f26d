import type { StoredMessage } from '../MessageStore'

/** A message that was pushed to a client. */
export interface Push {
  readonly id: number
  readonly message: StoredMessage
  /** Milliseconds since the epoch. */
  sentAt: number
  tries: number
}

/** Tracks messages that were sent on one socket but not acknowledged: in pushes and in responses. */
export class InFlight {
  /** In sending order, so the oldest come first. */
  readonly #pushes = new Map<number, Push>()
  readonly #handedOver = new Map<number, StoredMessage>()
  #lastId: number

  /** @param now - Milliseconds since the epoch. Ids have 16 digits, below 2^53. */
  constructor(now: number) {
    this.#lastId = now * 1000
  }

  get size(): number {
    return this.#pushes.size + this.#handedOver.size
  }

  /** Adds a push and returns its id. */
  add(message: StoredMessage, now: number): number {
    const id = ++this.#lastId
    this.#pushes.set(id, { id, message, sentAt: now, tries: 1 })
    return id
  }

  take(id: number): StoredMessage | undefined {
    const push = this.#pushes.get(id)
    this.#pushes.delete(id)
    return push?.message
  }

  holds({ id, topic }: StoredMessage): boolean {
    for (const { message } of this.#pushes.values()) if (message.id === id && message.topic === topic) return true
    for (const message of this.#handedOver.values()) if (message.id === id && message.topic === topic) return true
    return false
  }

  repeated(push: Push, tries: number, now: number): void {
    push.sentAt = now
    push.tries = tries
    this.#pushes.delete(push.id)
    this.#pushes.set(push.id, push)
  }

  pushesOf(topics: ReadonlySet<string>): readonly Push[] {
    return topics.size === 0 ? [] : [...this.#pushes.values()].filter(({ message }) => topics.has(message.topic))
  }

  sentBefore(time: number): readonly Push[] {
    const found: Push[] = []
    for (const push of this.#pushes.values()) {
      if (push.sentAt > time) break
      found.push(push)
    }
    return found
  }

  /**
   * Adds the messages of a response and returns a mark. A client that has read up to the mark has received these
   * messages.
   */
  addHandedOver(messages: readonly StoredMessage[]): number {
    for (const message of messages) this.#handedOver.set(++this.#lastId, message)
    return this.#lastId
  }

  takeHandedOver(mark: number): readonly StoredMessage[] {
    const taken: StoredMessage[] = []
    for (const [id, message] of this.#handedOver) {
      // Not `>`: NaN must not count as read.
      if (!(id <= mark)) break
      taken.push(message)
      this.#handedOver.delete(id)
    }
    return taken
  }

  drop(isOver: (message: StoredMessage) => boolean): void {
    for (const [id, { message }] of this.#pushes) if (isOver(message)) this.#pushes.delete(id)
    for (const [id, message] of this.#handedOver) if (isOver(message)) this.#handedOver.delete(id)
  }
}
