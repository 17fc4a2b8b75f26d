import type { StoredMessage } from '../MessageStore'

/**
 * Milliseconds after publication for which repetitions are recognized, even after delivery to all recipients.
 * Publishers repeat a message for about a minute.
 */
const REMEMBERED_FOR = 120_000

interface Entry {
  /** Undefined once no client waits for the message. The entry then only identifies repetitions. */
  message: StoredMessage | undefined
  /**
   * Clients that haven't acknowledged their copy. Undefined if no other client has subscribed yet. The first client to
   * subscribe then gets the message.
   */
  waiting: Set<string> | undefined
  readonly rememberedUntil: number
  readonly onGone: () => void
}

/** Stores one topic's subscribers and waiting messages, in order of publication. */
export class MemoryTopic {
  readonly #subscribers = new Map<string, number>()
  readonly #entries = new Map<string, Entry>()
  /** Number of waiting messages. */
  count = 0

  get isEmpty(): boolean {
    return this.#subscribers.size === 0 && this.#entries.size === 0
  }

  isSubscribed(clientId: string): boolean {
    return this.#subscribers.has(clientId)
  }

  /** Returns whether the topic can be dropped: it has no waiting messages and no connected subscribers. */
  isIdle(isThere: (clientId: string) => boolean): boolean {
    if (this.count > 0) return false
    for (const clientId of this.#subscribers.keys()) if (isThere(clientId)) return false
    return true
  }

  /** Returns whether a publication of this message is a repetition. */
  knows(id: string, now: number): boolean {
    this.#expireEntry(id, now)
    return this.#entries.has(id)
  }

  /**
   * Stores a new message. Returns the clients that get a copy of it.
   *
   * @param onGone - Called when the message no longer takes up space.
   */
  publish(message: StoredMessage, now: number, onGone: () => void): readonly string[] {
    const recipients: string[] = []
    for (const [clientId, until] of this.#subscribers) {
      if (until > now && clientId !== message.publisher) recipients.push(clientId)
    }
    const isClaimed = recipients.length > 0
    this.#entries.set(message.id, {
      message,
      waiting: isClaimed ? new Set(recipients) : undefined,
      rememberedUntil: Math.min(message.expiresAt, message.publishedAt + REMEMBERED_FOR),
      onGone,
    })
    this.count++
    return recipients
  }

  /** Returns whether the client is new to the topic. */
  subscribe(clientId: string, until: number): boolean {
    const isNew = !this.#subscribers.has(clientId)
    this.#subscribers.set(clientId, until)
    for (const entry of this.#entries.values()) {
      if (!entry.message || entry.waiting || entry.message.publisher === clientId) continue
      entry.waiting = new Set([clientId])
    }
    return isNew
  }

  /** Returns whether the client was subscribed. */
  unsubscribe(clientId: string): boolean {
    for (const entry of this.#entries.values()) this.#release(entry, clientId)
    return this.#subscribers.delete(clientId)
  }

  pending(clientId: string, now: number): StoredMessage[] {
    if ((this.#subscribers.get(clientId) ?? 0) <= now) return []
    const found: StoredMessage[] = []
    for (const { message, waiting } of this.#entries.values()) {
      if (message && message.expiresAt > now && waiting?.has(clientId)) found.push(message)
    }
    return found
  }

  acknowledge(clientId: string, id: string): void {
    const entry = this.#entries.get(id)
    if (entry) this.#release(entry, clientId)
  }

  /** Clears the topic. Returns the clients whose subscription ended. */
  clear(): readonly string[] {
    const ended = [...this.#subscribers.keys()]
    for (const entry of this.#entries.values()) this.#empty(entry)
    this.#entries.clear()
    this.#subscribers.clear()
    return ended
  }

  /** Drops expired messages and subscriptions. Returns the clients whose subscriptions ended. */
  expire(now: number): readonly string[] {
    const ended: string[] = []
    for (const [clientId, until] of this.#subscribers) if (until <= now) ended.push(clientId)
    for (const clientId of ended) this.unsubscribe(clientId)
    for (const id of this.#entries.keys()) this.#expireEntry(id, now)
    return ended
  }

  #expireEntry(id: string, now: number): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    if (entry.message && entry.message.expiresAt <= now) this.#empty(entry)
    if (!entry.message && entry.rememberedUntil <= now) this.#entries.delete(id)
  }

  #release(entry: Entry, clientId: string): void {
    if (entry.waiting?.delete(clientId) && entry.waiting.size === 0) this.#empty(entry)
  }

  #empty(entry: Entry): void {
    if (!entry.message) return
    this.count--
    entry.message = undefined
    entry.waiting = undefined
    entry.onGone()
  }
}
