import type { Redis } from 'ioredis'
import type { MailboxLimits } from '../MailboxLimits'
import type { MessageStore, StoredMessage } from '../MessageStore'
import { messageWeight } from '../messageWeight'
import { chargesFor } from '../quota/chargesFor'
import type { Payer } from '../quota/Payer'
import type { RelayClock } from '../RelayClock'
import { StoreFull } from '../StoreFull'
import type { MailboxCommands } from './MailboxCommands'
import type { WakeUps } from './WakeUps'

const DAY_MS = 86_400_000
const SUBSCRIPTION_MS = 30 * DAY_MS
/** Milliseconds after delivery for which a message is recognized. Publishers repeat a message for about a minute. */
const REMEMBERED_MS = 120_000
const READY_MS = 1000

/** Dependencies of the store. */
export interface RedisStoreDependencies {
  readonly redis: Redis & MailboxCommands
  readonly wakeUps: WakeUps
  readonly keyPrefix: string
  readonly wakePrefix: string
  readonly clock: Pick<RelayClock, 'now'>
  readonly limits: MailboxLimits
  readonly replicas: { readonly count: number; readonly timeoutMs: number } | undefined
}

/** Keeps mailboxes in Redis, shared by every node with the same Redis and key prefix. */
export class RedisStore implements MessageStore {
  readonly #parts: RedisStoreDependencies

  constructor(parts: RedisStoreDependencies) {
    this.#parts = parts
  }

  async publish(message: StoredMessage, payer?: Payer): Promise<boolean> {
    const { redis, clock, wakePrefix, limits } = this.#parts
    const { topic, id, publisher, publishedAt, expiresAt } = message
    const time = clock.now()
    const stored = redis.relayPublish(
      this.#key(topic),
      this.#accounts,
      time,
      id,
      publisher,
      publishedAt,
      expiresAt,
      expiresAt - time,
      JSON.stringify(message),
      wakePrefix,
      limits.messagesPerTopic,
      messageWeight(message),
      ...chargesFor(message, payer, limits, time).flatMap(({ account, limit, share, reserved }) => [
        account,
        limit,
        share,
        reserved,
      ]),
    )
    // Send both together, so `WAIT` uses the same connection and takes no extra round trip.
    const [isNew] = await Promise.all([stored.catch(asStoreFull), this.#replicated()])
    if (isNew < 0) throw new StoreFull()
    return isNew === 1
  }

  async subscribe(
    clientId: string,
    topics: readonly string[],
    { onlyKnown = false }: { readonly onlyKnown?: boolean } = {},
  ): Promise<number> {
    const { redis, clock } = this.#parts
    const added = await Promise.all(
      topics.map(topic =>
        redis
          .relaySubscribe(this.#key(topic), this.#accounts, clock.now(), clientId, SUBSCRIPTION_MS, onlyKnown ? 1 : 0)
          .catch(asStoreFull),
      ),
    )
    if (added.includes(-1)) throw new StoreFull()
    return sum(added)
  }

  async unsubscribe(clientId: string, topics: readonly string[]): Promise<number> {
    const { redis } = this.#parts
    return sum(
      await Promise.all(
        topics.map(topic => redis.relayUnsubscribe(this.#key(topic), this.#accounts, clientId, REMEMBERED_MS)),
      ),
    )
  }

  async pending(
    clientId: string,
    topics: readonly string[],
    limit: number,
  ): Promise<{ readonly messages: readonly StoredMessage[]; readonly hasMore: boolean }> {
    const { redis, clock } = this.#parts
    const bodies = await Promise.all(
      [...new Set(topics)].map(topic =>
        redis.relayPending(this.#key(topic), this.#accounts, clock.now(), clientId, limit + 1),
      ),
    )
    const messages = bodies.flat().map(body => JSON.parse(body) as StoredMessage)
    messages.sort((a, b) => a.publishedAt - b.publishedAt)
    return { messages: messages.slice(0, limit), hasMore: messages.length > limit }
  }

  async acknowledge(clientId: string, messages: readonly Pick<StoredMessage, 'topic' | 'id'>[]): Promise<void> {
    const { redis } = this.#parts
    const ids = new Map<string, string[]>()
    for (const { topic, id } of messages) ids.set(topic, [...(ids.get(topic) ?? []), id])
    await Promise.all(
      [...ids].map(([topic, own]) =>
        redis.relayAcknowledge(this.#key(topic), this.#accounts, clientId, REMEMBERED_MS, ...own),
      ),
    )
  }

  watch(clientId: string, onMessage: (message: StoredMessage) => void, onGap: () => void): Promise<() => void> {
    return this.#parts.wakeUps.watch(clientId, onMessage, onGap)
  }

  async isReady(): Promise<boolean> {
    const { redis, wakeUps } = this.#parts
    if (redis.status !== 'ready' || !wakeUps.isReady) return false
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<false>(resolve => {
      timer = setTimeout(() => resolve(false), READY_MS)
    })
    const answered = redis.ping().then(
      () => true,
      () => false,
    )
    return Promise.race([answered, late]).finally(() => clearTimeout(timer))
  }

  async close(): Promise<void> {
    const { redis, wakeUps } = this.#parts
    wakeUps.close()
    // Redis answers pending commands before it quits. Don't wait for an unreachable Redis.
    if (redis.status === 'ready') await redis.quit().catch(() => {})
    redis.disconnect()
  }

  async #replicated(): Promise<void> {
    const { redis, replicas } = this.#parts
    if (!replicas) return
    const reached = await redis.wait(replicas.count, replicas.timeoutMs)
    if (reached < replicas.count) {
      throw new Error(`Only ${reached} of ${replicas.count} Redis replicas confirmed the message in time.`)
    }
  }

  get #accounts(): string {
    return `${this.#parts.keyPrefix}account:`
  }

  /** The braces mark the topic as the hash tag, so all keys of a topic are in the same slot. */
  #key(topic: string): string {
    return `${this.#parts.keyPrefix}{${topic}}`
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

function asStoreFull(error: Error): never {
  throw error.message.startsWith('OOM') ? new StoreFull() : error
}
