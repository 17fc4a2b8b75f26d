import type { MessageStore, StoredMessage } from '../MessageStore'
import type { RelayMetrics } from '../metrics/RelayMetrics'
import type { RelayClock } from '../RelayClock'
import { sha256Hex } from '../sha256Hex'
import type { PublishTimes } from './PublishTimes'

/** What a client asks to publish. */
export interface Publication {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly attestation?: string | null | undefined
}

/** Turns what clients publish into messages of the store. */
export class Publisher {
  readonly #store: MessageStore
  readonly #times: PublishTimes
  readonly #clock: RelayClock
  readonly #metrics: RelayMetrics

  constructor(store: MessageStore, times: PublishTimes, clock: RelayClock, metrics: RelayMetrics) {
    this.#store = store
    this.#times = times
    this.#clock = clock
    this.#metrics = metrics
  }

  /** Resolves once the message is safe. A repetition is welcome and changes nothing: publishers repeat until they hear an answer. */
  async publish(publication: Publication, clientId: string): Promise<void> {
    const { topic, message, ttl, tag, attestation = null } = publication
    const publishedAt = this.#times.next(topic, this.#clock.now())
    const expiresAt = publishedAt + ttl * 1000
    const id = sha256Hex(message)
    const stored: StoredMessage = { id, topic, message, publishedAt, expiresAt, tag, attestation, publisher: clientId }
    if (await this.#store.publish(stored)) this.#metrics.published.inc()
    else this.#metrics.repeated.inc()
  }
}
