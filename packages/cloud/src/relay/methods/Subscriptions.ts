import { AddressBuckets } from '../../limits/AddressBuckets'
import type { Caller } from '../Caller'
import type { MessageStore } from '../MessageStore'
import type { RelayClock } from '../RelayClock'
import { StoreFull } from '../StoreFull'

/** Lifetime of a subscription in seconds. */
const LIFETIME = 30 * 86_400

/**
 * Subscribes clients within their address's topic limit. Ended subscriptions no longer count. Expired ones are
 * approximated: the limit refills over the lifetime of a subscription.
 */
export class Subscriptions {
  readonly #store: MessageStore
  readonly #clock: RelayClock
  readonly #shares: AddressBuckets

  constructor(store: MessageStore, topicsPerAddress: number, networkShare: number, clock: RelayClock) {
    this.#store = store
    this.#clock = clock
    this.#shares = new AddressBuckets({ burst: topicsPerAddress, perSecond: topicsPerAddress / LIFETIME }, networkShare)
  }

  /**
   * Subscribes a client, or renews its subscriptions. Renewals don't count, so they also work at the limit.
   *
   * @throws StoreFull if there is no room.
   */
  async subscribe(caller: Caller, topics: readonly string[]): Promise<void> {
    const { clientId } = caller
    if (!this.#shares.take(caller, topics.length, this.#clock.now())) {
      await this.#store.subscribe(clientId, topics, { onlyKnown: true })
      return
    }
    let added = 0
    try {
      added = await this.#store.subscribe(clientId, topics)
    } catch (error) {
      // Count all of them, because it is unknown how many were added.
      if (error instanceof StoreFull) added = topics.length
      throw error
    } finally {
      this.#shares.give(caller, topics.length - added, this.#clock.now())
    }
  }

  async unsubscribe(caller: Caller, topics: readonly string[]): Promise<void> {
    this.#shares.give(caller, await this.#store.unsubscribe(caller.clientId, topics), this.#clock.now())
  }

  sweep(now: number): void {
    this.#shares.sweep(now)
  }
}
