import type { MessageStore, StoredMessage } from '../MessageStore'
import { type RelayClock, systemClock } from '../RelayClock'
import { StoreFull } from '../StoreFull'
import { MemoryTopic } from './MemoryTopic'

const SUBSCRIPTION_LIFETIME = 30 * 86_400_000
const SWEEP_INTERVAL = 1000
/** Sweeps that it takes to look at every topic once. */
const SWEEPS_PER_ROUND = 60

/** How much one process holds. */
export interface MemoryLimits {
  /** What all messages that wait may weigh together, in bytes. */
  readonly bytes: number
  readonly messagesPerTopic: number
  /** Subscriptions of one client. */
  readonly topicsPerClient: number
}

const defaultLimits: MemoryLimits = { bytes: 512 * 1024 * 1024, messagesPerTopic: 2000, topicsPerClient: 20_000 }

type Watcher = (message: StoredMessage) => void

/** Mailboxes in this process's memory: for one node, gone when it ends. */
export class MemoryMessageStore implements MessageStore {
  readonly #topics = new Map<string, MemoryTopic>()
  /** How many topics each client is subscribed to. */
  readonly #subscriptions = new Map<string, number>()
  readonly #watchers = new Map<string, Set<Watcher>>()
  readonly #clock: RelayClock
  readonly #limits: MemoryLimits
  readonly #stopSweeping: () => void
  #round: MapIterator<[string, MemoryTopic]>
  #bytes = 0
  #waiting = 0
  #isOpen = true

  constructor({ clock = systemClock, limits }: { clock?: RelayClock; limits?: Partial<MemoryLimits> } = {}) {
    this.#clock = clock
    this.#limits = { ...defaultLimits, ...limits }
    this.#round = this.#topics.entries()
    this.#stopSweeping = clock.every(SWEEP_INTERVAL, () => this.#sweep())
  }

  async publish(message: StoredMessage): Promise<boolean> {
    const topic = this.#topics.get(message.topic) ?? new MemoryTopic()
    if (this.#bytes >= this.#limits.bytes || topic.count >= this.#limits.messagesPerTopic) throw new StoreFull()
    const recipients = this.#change(message.topic, topic, () => topic.publish(message, this.#clock.now()))
    if (!recipients) return false
    for (const clientId of recipients) for (const notify of this.#watchers.get(clientId) ?? []) notify(message)
    return true
  }

  async subscribe(clientId: string, topics: readonly string[]): Promise<void> {
    const until = this.#clock.now() + SUBSCRIPTION_LIFETIME
    for (const name of topics) {
      const count = this.#subscriptions.get(clientId) ?? 0
      const topic = this.#topics.get(name) ?? new MemoryTopic()
      if (count >= this.#limits.topicsPerClient && !topic.isSubscribed(clientId)) throw new StoreFull()
      const isNew = this.#change(name, topic, () => topic.subscribe(clientId, until))
      if (isNew) this.#subscriptions.set(clientId, count + 1)
    }
  }

  async unsubscribe(clientId: string, topics: readonly string[]): Promise<void> {
    for (const name of topics) {
      const topic = this.#topics.get(name)
      if (topic && this.#change(name, topic, () => topic.unsubscribe(clientId))) this.#forgetSubscription(clientId)
    }
  }

  async pending(
    clientId: string,
    topics: readonly string[],
    limit: number,
  ): Promise<{ readonly messages: readonly StoredMessage[]; readonly hasMore: boolean }> {
    const now = this.#clock.now()
    const found = [...new Set(topics)].flatMap(name => this.#topics.get(name)?.pending(clientId, now) ?? [])
    found.sort((a, b) => a.publishedAt - b.publishedAt)
    return { messages: found.slice(0, limit), hasMore: found.length > limit }
  }

  async acknowledge(clientId: string, messages: readonly Pick<StoredMessage, 'topic' | 'id'>[]): Promise<void> {
    for (const { topic: name, id } of messages) {
      const topic = this.#topics.get(name)
      if (topic) this.#change(name, topic, () => topic.acknowledge(clientId, id))
    }
  }

  async watch(clientId: string, onMessage: (message: StoredMessage) => void): Promise<() => void> {
    // Its own function, so that two watchers with the same callback stay two.
    const watcher: Watcher = message => onMessage(message)
    const watchers = this.#watchers.get(clientId) ?? new Set()
    this.#watchers.set(clientId, watchers.add(watcher))
    return () => {
      watchers.delete(watcher)
      if (watchers.size === 0 && this.#watchers.get(clientId) === watchers) this.#watchers.delete(clientId)
    }
  }

  waiting(): number {
    return this.#waiting
  }

  /** How many topics it knows anything of. */
  get topicCount(): number {
    return this.#topics.size
  }

  async isReady(): Promise<boolean> {
    return this.#isOpen
  }

  async close(): Promise<void> {
    this.#isOpen = false
    this.#stopSweeping()
    this.#watchers.clear()
  }

  /** Runs a change of a topic and keeps the sums and the table of topics right. */
  #change<Result>(name: string, topic: MemoryTopic, run: () => Result): Result {
    const { bytes, count } = topic
    const result = run()
    this.#bytes += topic.bytes - bytes
    this.#waiting += topic.count - count
    if (topic.isEmpty) this.#topics.delete(name)
    else this.#topics.set(name, topic)
    return result
  }

  #forgetSubscription(clientId: string): void {
    const count = (this.#subscriptions.get(clientId) ?? 0) - 1
    if (count > 0) this.#subscriptions.set(clientId, count)
    else this.#subscriptions.delete(clientId)
  }

  /** A slice of the topics each time: a full pass over a million would hold up every message meanwhile. */
  #sweep(): void {
    const now = this.#clock.now()
    for (let left = Math.ceil(this.#topics.size / SWEEPS_PER_ROUND); left > 0; left--) {
      const next = this.#round.next()
      if (next.done) {
        this.#round = this.#topics.entries()
        return
      }
      const [name, topic] = next.value
      for (const clientId of this.#change(name, topic, () => topic.expire(now))) this.#forgetSubscription(clientId)
    }
  }
}
