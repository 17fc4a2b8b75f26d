import type { RelayServices } from './RelayServices'
import { Subscriber } from './Subscriber'

/** The clients that are connected to this node. */
export class Subscribers {
  readonly #byClient = new Map<string, Subscriber>()
  readonly #services: RelayServices

  constructor(services: RelayServices) {
    this.#services = services
  }

  /** A socket of this client opened. Undefined when it has too many. */
  enter(clientId: string): Subscriber | undefined {
    const subscriber = this.#byClient.get(clientId) ?? new Subscriber(clientId, this.#services)
    if (subscriber.sockets >= this.#services.limits.socketsPerClient) return undefined
    subscriber.sockets++
    this.#byClient.set(clientId, subscriber)
    return subscriber
  }

  /** A socket closed. */
  exit(subscriber: Subscriber): void {
    subscriber.sockets--
    if (subscriber.sockets === 0) this.#byClient.delete(subscriber.clientId)
  }
}
