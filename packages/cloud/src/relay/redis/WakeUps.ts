import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { StoredMessage } from '../MessageStore'

interface Watcher {
  readonly onMessage: (message: StoredMessage) => void
  readonly onGap: () => void
}

const HEARTBEAT_MS = 10_000
const GAPS_AT_ONCE = 200

/**
 * Receives notifications from all nodes about messages for this node's clients. Each recipient belongs to one of 65,536
 * channels, by a hash of its client id, and a node listens to the channels of its own clients. This limits the number
 * of channels and the notifications for clients of other nodes.
 */
export class WakeUps {
  readonly #redis: Redis
  readonly #prefix: string
  readonly #clients = new Map<string, Set<Watcher>>()
  readonly #listeners = new Map<string, number>()
  readonly #heartbeat: NodeJS.Timeout
  #wasReady = false

  /** @param redis - A dedicated connection, because a subscribed one accepts few other commands. */
  constructor(redis: Redis, prefix: string) {
    this.#redis = redis
    this.#prefix = prefix
    redis.on('message', (_, payload) => this.#receive(payload))
    redis.on('ready', () => void this.#ready())
    // A dead connection is silent too. If a ping isn't answered, the connection fails and reconnects.
    this.#heartbeat = setInterval(() => void redis.ping().catch(() => {}), HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  async watch(clientId: string, onMessage: Watcher['onMessage'], onGap: Watcher['onGap']): Promise<() => void> {
    const watcher = { onMessage, onGap }
    const watchers = this.#clients.get(clientId) ?? new Set()
    this.#clients.set(clientId, watchers.add(watcher))
    const channel = channelOf(this.#prefix, clientId)
    this.#listeners.set(channel, (this.#listeners.get(channel) ?? 0) + 1)

    const stop = (): void => {
      if (!watchers.delete(watcher)) return
      if (watchers.size === 0 && this.#clients.get(clientId) === watchers) this.#clients.delete(clientId)
      const left = (this.#listeners.get(channel) ?? 1) - 1
      if (left > 0) return void this.#listeners.set(channel, left)
      this.#listeners.delete(channel)
      if (this.#redis.status !== 'end') void this.#redis.unsubscribe(channel).catch(() => {})
    }
    try {
      // Subscribe even if the channel has a subscriber: the earlier subscription may still be pending, and this one
      // completes after it.
      await this.#redis.subscribe(channel)
    } catch (error) {
      stop()
      throw error
    }
    return stop
  }

  get isReady(): boolean {
    return this.#redis.status === 'ready'
  }

  close(): void {
    clearInterval(this.#heartbeat)
    this.#clients.clear()
    this.#listeners.clear()
    this.#redis.disconnect()
  }

  #receive(payload: string): void {
    const end = payload.indexOf('\n')
    const watchers = this.#clients.get(payload.slice(0, end))
    if (!watchers) return
    const message = JSON.parse(payload.slice(end + 1)) as StoredMessage
    for (const { onMessage } of [...watchers]) onMessage(message)
  }

  async #ready(): Promise<void> {
    const isReturn = this.#wasReady
    this.#wasReady = true
    if (!isReturn) return
    try {
      // The ping completes after the channels are subscribed again. From then on nothing is missed, so earlier gaps can
      // be read.
      await this.#redis.ping()
    } catch {
      return
    }
    const watchers = [...this.#clients.values()].flatMap(set => [...set])
    for (let at = 0; at < watchers.length; at += GAPS_AT_ONCE) {
      for (const { onGap } of watchers.slice(at, at + GAPS_AT_ONCE)) onGap()
      await new Promise(resolve => setImmediate(resolve))
    }
  }
}

/** Returns a client's channel. The publishing script computes it in the same way. */
function channelOf(prefix: string, clientId: string): string {
  return prefix + createHash('sha1').update(clientId).digest('hex').slice(0, 4)
}
