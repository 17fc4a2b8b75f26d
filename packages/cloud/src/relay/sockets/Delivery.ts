import { encodePush } from '../frames/encodeFrame'
import type { MessageStore, StoredMessage } from '../MessageStore'
import { subscriptionId } from '../methods/subscriptionId'
import type { Unsettled } from './Agenda'
import { InFlight, type Push } from './InFlight'
import type { RelayServices } from './RelayServices'
import type { Recipient, Subscriber } from './Subscriber'

/** The part of a socket that {@link Delivery} uses. */
export interface Outlet {
  readonly isOpen: boolean
  /** Unsent bytes. */
  readonly bufferedBytes: number
  send(frame: string): void
  /** Sends a ping whose pong returns this mark. */
  ping(mark: number): void
  /** Ends an unresponsive connection. */
  giveUp(reason: string): void
}

const REDELIVER_AFTER = 30_000
/** Milliseconds in which a push may be on its way, or wait in the client's queue. */
const ON_ITS_WAY = 10_000
const TRIES = 3
/** Messages per read of the mailbox, in addition to those in flight. */
const BATCH = 64

/**
 * Delivers waiting messages to one socket, but only for topics to which this socket subscribed. A client that isn't
 * ready for a topic would acknowledge and ignore its messages.
 *
 * The mailbox is the source of truth. Messages that can't be pushed now stay there, because the socket is slow or has
 * too many unacknowledged ones. Their topic is marked `#due` and read again when there is room.
 */
export class Delivery implements Recipient, Unsettled {
  readonly #outlet: Outlet
  readonly #subscriber: Subscriber
  readonly #services: RelayServices
  readonly #topics = new Set<string>()
  readonly #inFlight: InFlight
  /** Topics whose mailbox may contain messages that haven't been pushed. */
  readonly #due = new Set<string>()
  /** Topics whose mailbox is being read. */
  #lookingAt: ReadonlySet<string> | undefined

  constructor(outlet: Outlet, subscriber: Subscriber) {
    this.#outlet = outlet
    this.#subscriber = subscriber
    this.#services = subscriber.services
    this.#inFlight = new InFlight(this.#services.clock.now())
  }

  get topicCount(): number {
    return this.#topics.size
  }

  /**
   * Pushes the messages of these topics from now on, starting with those that wait. For topics that the socket already
   * follows, also pushes unacknowledged messages again, unless they may still be on their way. A client that pairs while
   * it connects subscribes twice in one task. It would handle a second copy before it has stored the first.
   */
  async follow(topics: readonly string[]): Promise<void> {
    const again = new Set(topics.filter(topic => this.#topics.has(topic)))
    const overdue = this.#services.clock.now() - ON_ITS_WAY
    for (const push of this.#inFlight.pushesOf(again)) if (push.sentAt <= overdue) this.#repeat(push, 1)
    for (const topic of topics) {
      this.#topics.add(topic)
      this.#due.add(topic)
    }
    await this.#subscriber.join(this)
    // Mark the topics again, because a read that began before the join may have missed messages.
    this.#makeDue(topics)
    await this.#look()
  }

  unfollow(topics: readonly string[]): void {
    for (const topic of topics) {
      this.#topics.delete(topic)
      this.#due.delete(topic)
    }
    const ended = new Set(topics)
    this.#inFlight.drop(({ topic }) => ended.has(topic))
    this.#settle()
  }

  offer(message: StoredMessage): void {
    const { topic } = message
    if (!this.#topics.has(topic) || !this.#outlet.isOpen) return
    // Earlier messages of the topic wait, so this one waits too.
    const isBehind = this.#due.has(topic) || this.#lookingAt?.has(topic) === true
    if (isBehind || !this.#hasRoom()) {
      this.#due.add(topic)
      this.#settle()
    } else if (!this.#inFlight.holds(message)) this.#push(message)
  }

  /**
   * Reads the mailbox after notifications may have been missed. Repeats the subscriptions first, in case the store lost
   * its data.
   */
  async catchUp(): Promise<void> {
    if (this.#topics.size === 0) return
    const { logger, store } = this.#services
    await store
      .subscribe(this.#subscriber.clientId, [...this.#topics])
      .catch(err => logger.warn({ err }, "Couldn't renew subscriptions"))
    this.#makeDue(this.#topics)
    this.#lookSoon()
  }

  /** Tracks messages sent in a response. They count as delivered when the client has read the response. */
  handedOver(messages: readonly StoredMessage[]): void {
    if (messages.length > 0) this.#outlet.ping(this.#inFlight.addHandedOver(messages))
  }

  /** Handles a mark. The client has read everything that was sent before it. */
  read(mark: number): void {
    const messages = this.#inFlight.takeHandedOver(mark)
    if (messages.length === 0) return
    this.#inFlight.drop(message => messages.some(({ id, topic }) => id === message.id && topic === message.topic))
    this.#subscriber.acknowledge(messages, this)
    this.#settle()
  }

  /** Handles the acknowledgment of a push. Returns false if the push is unknown or already acknowledged. */
  acknowledged(id: number): boolean {
    const message = this.#inFlight.take(id)
    if (!message) return false
    this.#subscriber.acknowledge([message], this)
    this.#settle()
    if (this.#due.size > 0) this.#lookSoon()
    return true
  }

  forget(messages: readonly StoredMessage[]): void {
    this.#inFlight.drop(one => messages.some(({ id, topic }) => id === one.id && topic === one.topic))
    this.#settle()
  }

  tick(now: number): void {
    this.#inFlight.drop(({ expiresAt }) => expiresAt <= now)
    const overdue = this.#inFlight.sentBefore(now - REDELIVER_AFTER)
    const exhausted = overdue.filter(({ tries }) => tries >= TRIES)
    for (const push of overdue) {
      if (push.tries < TRIES && this.#outlet.bufferedBytes < this.#services.limits.bufferedBytes) {
        this.#repeat(push, push.tries + 1)
      }
    }
    const isUnresponsive = exhausted.length >= this.#services.limits.unacknowledgedPushes
    if (isUnresponsive) this.#outlet.giveUp('never acknowledges')
    else if (this.#due.size > 0) this.#lookSoon()
    this.#settle()
  }

  close(): void {
    this.#services.agenda.delete(this)
    this.#subscriber.leave(this)
  }

  #hasRoom(): boolean {
    const { unacknowledgedPushes, bufferedBytes } = this.#services.limits
    return this.#inFlight.size < unacknowledgedPushes && this.#outlet.bufferedBytes < bufferedBytes
  }

  #lookSoon(): void {
    this.#look().catch(err => this.#services.logger.warn({ err }, "Couldn't read a mailbox; retrying"))
  }

  /** Pushes waiting messages of the due topics while there is room. */
  async #look(): Promise<void> {
    if (this.#lookingAt) return
    try {
      while (this.#due.size > 0 && this.#outlet.isOpen && this.#hasRoom()) {
        const topics = [...this.#due]
        this.#lookingAt = new Set(topics)
        this.#due.clear()
        const { messages, hasMore } = await this.#waitingOn(topics)
        this.#pushWaiting(messages)
        if (hasMore) this.#makeDue(topics)
      }
    } finally {
      this.#lookingAt = undefined
      this.#settle()
    }
  }

  async #waitingOn(topics: readonly string[]): ReturnType<MessageStore['pending']> {
    try {
      return await this.#subscriber.pending(topics, this.#inFlight.size + BATCH)
    } catch (error) {
      this.#makeDue(topics)
      throw error
    }
  }

  #makeDue(topics: Iterable<string>): void {
    for (const topic of topics) if (this.#topics.has(topic)) this.#due.add(topic)
  }

  #pushWaiting(messages: readonly StoredMessage[]): void {
    for (const message of messages) {
      if (!this.#topics.has(message.topic) || this.#inFlight.holds(message)) continue
      if (this.#outlet.isOpen && this.#hasRoom()) this.#push(message)
      else this.#due.add(message.topic)
    }
  }

  #push(message: StoredMessage): void {
    const now = this.#services.clock.now()
    if (message.expiresAt <= now) return
    this.#send(this.#inFlight.add(message, now), message)
    this.#services.metrics.pushed.inc()
    this.#settle()
  }

  #repeat(push: Push, tries: number): void {
    this.#inFlight.repeated(push, tries, this.#services.clock.now())
    this.#send(push.id, push.message)
    this.#services.metrics.redelivered.inc()
  }

  #send(id: number, message: StoredMessage): void {
    this.#outlet.send(encodePush(id, subscriptionId(message.topic, this.#subscriber.clientId), message))
  }

  /** Puts this delivery on the agenda while something is pending, and removes it otherwise. */
  #settle(): void {
    const isWaiting = this.#outlet.isOpen && (this.#inFlight.size > 0 || this.#due.size > 0)
    if (isWaiting) this.#services.agenda.add(this)
    else this.#services.agenda.delete(this)
  }
}
