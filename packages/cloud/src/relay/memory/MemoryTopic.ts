import type { StoredMessage } from '../MessageStore'
import { messageWeight } from '../messageWeight'

/** A repetition is recognised this long after the message, even when all have it already. Publishers repeat for a minute. */
const REMEMBERED_FOR = 120_000

interface Entry {
  /** Undefined once nobody waits for it: then the entry only recognises repetitions. */
  message: StoredMessage | undefined
  /** Clients whose copy is still here. Undefined: nobody could get it yet, the first subscriber will. */
  waiting: Set<string> | undefined
  readonly rememberedUntil: number
  readonly onGone: (() => void) | undefined
}

/** One topic: who is subscribed and what waits for whom, in the order of publishing. */
export class MemoryTopic {
  readonly #subscribers = new Map<string, number>()
  readonly #entries = new Map<string, Entry>()
  readonly #unclaimed: Set<StoredMessage>
  /** What the messages that wait weigh. */
  bytes = 0
  /** How many messages wait. */
  count = 0

  /** @param unclaimed - messages of all topics that nobody could get yet; this one adds and removes its own. */
  constructor(unclaimed: Set<StoredMessage>) {
    this.#unclaimed = unclaimed
  }

  get isEmpty(): boolean {
    return this.#subscribers.size === 0 && this.#entries.size === 0
  }

  isSubscribed(clientId: string): boolean {
    return this.#subscribers.has(clientId)
  }

  /** Whether nobody would miss it: no message waits for a subscriber, and none of the subscribers is there. */
  isIdle(isThere: (clientId: string) => boolean): boolean {
    for (const { waiting } of this.#entries.values()) if (waiting) return false
    for (const clientId of this.#subscribers.keys()) if (isThere(clientId)) return false
    return true
  }

  /** Clients that get a copy; undefined when the same message was there already. */
  publish(message: StoredMessage, now: number, onGone?: () => void): readonly string[] | undefined {
    if (this.#entries.has(message.id)) {
      this.#expireEntry(message.id, now)
      if (this.#entries.has(message.id)) return undefined
    }
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
    if (!isClaimed) this.#unclaimed.add(message)
    this.bytes += messageWeight(message)
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
      this.#unclaimed.delete(entry.message)
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

  /** Forgets a message that nobody could get yet, as if it had never come. */
  discard(id: string): void {
    const entry = this.#entries.get(id)
    if (!entry || entry.waiting) return
    this.#empty(entry)
    this.#entries.delete(id)
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
    this.bytes -= messageWeight(entry.message)
    this.count--
    this.#unclaimed.delete(entry.message)
    entry.message = undefined
    entry.waiting = undefined
    entry.onGone?.()
  }
}
