import { defaultMailboxLimits, type MailboxLimits } from '../MailboxLimits'
import type { MessageStore, StoredMessage } from '../MessageStore'
import { messageWeight } from '../messageWeight'
import { chargesFor } from '../quota/chargesFor'
import type { Payer } from '../quota/Payer'
import { type RelayClock, systemClock } from '../RelayClock'
import { StoreFull } from '../StoreFull'
import { MemoryQuota } from './MemoryQuota'
import { MemoryTopic } from './MemoryTopic'

const SUBSCRIPTION_LIFETIME = 30 * 86_400_000
const SWEEP_INTERVAL = 1000
/** Number of sweeps that together cover all topics once. */
const SWEEPS_PER_ROUND = 60

/** Capacity of the store of one process. */
export interface MemoryLimits extends MailboxLimits {
  /** Maximum subscriptions of one client. */
  readonly topicsPerClient: number
}

const defaultLimits: MemoryLimits = {
  ...defaultMailboxLimits,
  topicsPerClient: 20_000,
}
/** Maximum topics to examine when searching for an idle one. */
const LOOKS = 100

type Watcher = (message: StoredMessage) => void

/** Keeps the mailboxes of a single node in this process's memory. They are lost when the process ends. */
export class MemoryMessageStore implements MessageStore {
  readonly #topics = new Map<string, MemoryTopic>()
  /** Number of topics that each client is subscribed to. */
  readonly #subscriptions = new Map<string, number>()
  readonly #quota = new MemoryQuota()
  readonly #watchers = new Map<string, Set<Watcher>>()
  readonly #clock: RelayClock
  readonly #limits: MemoryLimits
  readonly #stopSweeping: () => void
  #round: MapIterator<[string, MemoryTopic]>
  /** Position of the search for idle topics, oldest first. */
  #search: MapIterator<[string, MemoryTopic]>
  #waiting = 0
  #isOpen = true

  constructor({ clock = systemClock, limits }: { clock?: RelayClock; limits?: Partial<MemoryLimits> } = {}) {
    this.#clock = clock
    this.#limits = { ...defaultLimits, ...limits }
    this.#round = this.#topics.entries()
    this.#search = this.#topics.entries()
    this.#stopSweeping = clock.every(SWEEP_INTERVAL, () => this.#sweep())
  }

  async publish(message: StoredMessage, payer?: Payer): Promise<boolean> {
    const now = this.#clock.now()
    if (this.#topics.get(message.topic)?.knows(message.id, now)) return false
    const topic = this.#topicOf(message.topic)
    if (topic.count >= this.#limits.messagesPerTopic) throw new StoreFull()
    const release = this.#quota.hold(messageWeight(message), chargesFor(message, payer, this.#limits, now))
    if (!release) throw new StoreFull()
    const recipients = this.#change(message.topic, topic, () => topic.publish(message, now, release))
    for (const clientId of recipients) for (const notify of this.#watchers.get(clientId) ?? []) notify(message)
    return true
  }

  async subscribe(
    clientId: string,
    topics: readonly string[],
    { onlyKnown = false }: { readonly onlyKnown?: boolean } = {},
  ): Promise<number> {
    const until = this.#clock.now() + SUBSCRIPTION_LIFETIME
    let added = 0
    let isRefused = false
    for (const name of topics) {
      const count = this.#subscriptions.get(clientId) ?? 0
      if ((onlyKnown || count >= this.#limits.topicsPerClient) && !this.#topics.get(name)?.isSubscribed(clientId)) {
        isRefused = true
        continue
      }
      const topic = this.#topicOf(name)
      const isNew = this.#change(name, topic, () => topic.subscribe(clientId, until))
      if (!isNew) continue
      this.#subscriptions.set(clientId, count + 1)
      added++
    }
    if (isRefused) throw new StoreFull()
    return added
  }

  async unsubscribe(clientId: string, topics: readonly string[]): Promise<number> {
    let ended = 0
    for (const name of topics) {
      const topic = this.#topics.get(name)
      if (!topic || !this.#change(name, topic, () => topic.unsubscribe(clientId))) continue
      this.#forgetSubscription(clientId)
      ended++
    }
    return ended
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
    // A separate function, so two watches with the same callback stay distinct.
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

  /** Number of topics in the store. */
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

  /**
   * Returns the topic of this name, or a new one. Drops an idle topic if there are too many.
   *
   * @throws StoreFull if there are too many topics and none is idle.
   */
  #topicOf(name: string): MemoryTopic {
    const known = this.#topics.get(name)
    if (known) return known
    if (this.#topics.size >= this.#limits.topics) this.#forgetIdleTopic()
    return new MemoryTopic()
  }

  /**
   * Drops an idle topic. Offline subscribers lose only their subscriptions: they subscribe again when they reconnect,
   * and until then messages wait for the first subscriber.
   *
   * @throws StoreFull if no idle topic is found.
   */
  #forgetIdleTopic(): void {
    const isThere = (clientId: string): boolean => this.#watchers.has(clientId)
    for (let looks = Math.min(LOOKS, this.#topics.size); looks > 0; looks--) {
      let next = this.#search.next()
      if (next.done) {
        this.#search = this.#topics.entries()
        next = this.#search.next()
      }
      if (next.done) break
      const [name, topic] = next.value
      if (!topic.isIdle(isThere)) continue
      for (const clientId of this.#change(name, topic, () => topic.clear())) this.#forgetSubscription(clientId)
      return
    }
    throw new StoreFull()
  }

  /** Runs a change of a topic, and then updates the total of waiting messages and the table of topics. */
  #change<Result>(name: string, topic: MemoryTopic, run: () => Result): Result {
    const { count } = topic
    const result = run()
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

  /** Sweeps a part of the topics. A full pass over a million topics would delay every message. */
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
