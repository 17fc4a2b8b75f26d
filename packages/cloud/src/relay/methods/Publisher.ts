import type { Caller } from '../Caller'
import { RpcFailure, rpcCode } from '../frames/RpcFailure'
import type { MessageStore, StoredMessage } from '../MessageStore'
import type { RelayMetrics } from '../metrics/RelayMetrics'
import type { RelayClock } from '../RelayClock'
import { sha256Hex } from '../sha256Hex'
import type { PublishTimes } from './PublishTimes'

/** Message that a client wants to publish. */
export interface Publication {
  readonly topic: string
  readonly message: string
  /** TTL in seconds. */
  readonly ttl: number
  readonly tag: number
  readonly attestation?: string | null | undefined
}

/** Maximum bytes of a message with a TTL of more than a week. Real clients use a TTL of at most a week. */
const SMALL_MESSAGE = 2048
/** Maximum TTL in seconds of larger messages. */
const LARGE_MESSAGE_TTL = 604_800

/** Stores the messages that clients publish. */
export class Publisher {
  readonly #store: MessageStore
  readonly #times: PublishTimes
  readonly #clock: RelayClock
  readonly #metrics: RelayMetrics
  readonly #longestTtl: number

  constructor(store: MessageStore, times: PublishTimes, clock: RelayClock, metrics: RelayMetrics, longestTtl: number) {
    this.#store = store
    this.#times = times
    this.#clock = clock
    this.#metrics = metrics
    this.#longestTtl = longestTtl
  }

  /**
   * Validates the TTL of a message.
   *
   * @throws RpcFailure if the TTL is too long, in general or for the message's size.
   */
  check({ ttl, message }: Pick<Publication, 'ttl' | 'message'>): void {
    const longest = this.#longestTtl
    if (ttl > longest) throw invalidTtl(`requested ttl is above ${longest} seconds`)
    if (ttl <= LARGE_MESSAGE_TTL || Buffer.byteLength(message) <= SMALL_MESSAGE) return
    throw invalidTtl(`requested ttl is above ${LARGE_MESSAGE_TTL} seconds for a message above ${SMALL_MESSAGE} bytes`)
  }

  /**
   * Publishes a message. Resolves when the message is stored. A repetition succeeds without effect, because publishers
   * repeat a message until they get a response.
   *
   * @throws RpcFailure if `check` rejects the message.
   * @throws StoreFull if there is no room.
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
    const isNew = await this.#store.publish(stored, caller)
    if (isNew) this.#metrics.published.inc()
    else this.#metrics.repeated.inc()
  }
}

function invalidTtl(problem: string): RpcFailure {
  return new RpcFailure(rpcCode.invalidParams, `Invalid params: ttl: ${problem}`)
}
