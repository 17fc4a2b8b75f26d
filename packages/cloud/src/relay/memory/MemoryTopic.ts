import type { StoredMessage } from '../MessageStore'

/** A repetition is recognised this long after the message, even when all have it already. Publishers repeat for a minute. */
const REMEMBERED_FOR = 120_000

interface Entry {
  /** Undefined once no client waits for it: then the entry only recognises repetitions. */
  message: StoredMessage | undefined
  /** Clients whose copy is still here. Undefined: there was no subscriber yet, the first one gets it. */
  waiting: Set<string> | undefined
  readonly rememberedUntil: number
  readonly onGone: () => void
}

/** One topic: who is subscribed and what waits for whom, in the order of publishing. */
export class MemoryTopic {
  readonly #subscribers = new Map<string, number>()
  readonly #entries = new Map<string, Entry>()
  /** How many messages wait. */
  count = 0

  get isEmpty(): boolean {
    return this.#subscribers.size === 0 && this.#entries.size === 0
  }

  isSubscribed(clientId: string): boolean {
    return this.#subscribers.has(clientId)
  }

  /** Whether it can be forgotten: no message waits, and no subscriber is connected. */
  isIdle(isThere: (clientId: string) => boolean): boolean {
    if (this.count > 0) return false
    for (const clientId of this.#subscribers.keys()) if (isThere(clientId)) return false
    return true
  }

  /** Whether the same message is here, or was until a moment ago. */
  knows(id: string, now: number): boolean {
    this.#expireEntry(id, now)
    return this.#entries.has(id)
  }

  /**
   * Stores a message that isn't known. Returns the clients that get a copy.
   *
   * @param onGone - called once it takes no room any more
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

  /** Whether the client is new here. */
  subscribe(clientId: string, until: number): boolean {
    const isNew = !this.#subscribers.has(clientId)
    this.#subscribers.set(clientId, until)
    for (const entry of this.#entries.values()) {
      if (!entry.message || entry.waiting || entry.message.publisher === clientId) continue
      entry.waiting = new Set([clientId])
    }
    return isNew
  }

  /** Whether the client was here. */
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

  /** Forgets everything; tells of clients whose subscription ended. */
  clear(): readonly string[] {
    const ended = [...this.#subscribers.keys()]
    for (const entry of this.#entries.values()) this.#empty(entry)
    this.#entries.clear()
    this.#subscribers.clear()
    return ended
  }

  /** Drops what is over; tells of clients whose subscription ended. */
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
