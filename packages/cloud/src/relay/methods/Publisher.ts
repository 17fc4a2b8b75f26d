import type { Caller } from '../Caller'
import { RpcFailure, rpcCode } from '../frames/RpcFailure'
import type { PlaceBytes } from '../limits/PlaceBytes'
import type { MessageStore, StoredMessage } from '../MessageStore'
import { messageWeight } from '../messageWeight'
import type { RelayMetrics } from '../metrics/RelayMetrics'
import type { RelayClock } from '../RelayClock'
import { StoreFull } from '../StoreFull'
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
  readonly #held: PlaceBytes
  readonly #longestTtl: number

  constructor(
    store: MessageStore,
    times: PublishTimes,
    clock: RelayClock,
    metrics: RelayMetrics,
    held: PlaceBytes,
    longestTtl: number,
  ) {
    this.#store = store
    this.#times = times
    this.#clock = clock
    this.#metrics = metrics
    this.#held = held
    this.#longestTtl = longestTtl
  }

  /** @throws RpcFailure for what is to be kept longer than messages are kept here. */
  check({ ttl }: Pick<Publication, 'ttl'>): void {
    const longest = this.#longestTtl
    if (ttl <= longest) return
    throw new RpcFailure(rpcCode.invalidParams, `Invalid params: ttl: requested ttl is above ${longest} seconds`)
  }

  /**
   * Resolves once the message is safe. A repetition is welcome and changes nothing: publishers repeat until they hear an answer.
   *
   * @throws RpcFailure as `check` does
   * @throws StoreFull
   */
  async publish(publication: Publication, caller: Caller): Promise<void> {
    this.check(publication)
    const { topic, message, ttl, tag, attestation = null } = publication
    const { clientId } = caller
    const now = this.#clock.now()
    const publishedAt = this.#times.next(topic, now)
    const expiresAt = publishedAt + ttl * 1000
    const id = sha256Hex(message)
    const stored: StoredMessage = { id, topic, message, publishedAt, expiresAt, tag, attestation, publisher: clientId }
    const giveBack = this.#held.hold(caller, messageWeight(stored), expiresAt, now)
    if (!giveBack) throw new StoreFull()
    let isNew = false
    try {
      isNew = await this.#store.publish(stored, giveBack)
    } finally {
      if (!isNew) giveBack()
    }
    if (isNew) this.#metrics.published.inc()
    else this.#metrics.repeated.inc()
  }
}
