import type { ClientKey } from '../../limits/ClientKey'
import { Tally } from '../../limits/Tally'
import type { Caller } from '../Caller'
import type { RelayServices } from './RelayServices'
import { Subscriber } from './Subscriber'

/** Tracks the clients connected to this node. */
export class Subscribers {
  readonly #byClient = new Map<string, Subscriber>()
  readonly #services: RelayServices
  /** Numbers of open sockets. */
  readonly #byAddress = new Tally()
  readonly #byNetwork = new Tally()

  constructor(services: RelayServices) {
    this.#services = services
  }

  /** Adds a socket of a client. Returns undefined if the client, its address or its network has too many. */
  enter({ clientId, address, network }: Caller): Subscriber | undefined {
    const subscriber = this.#byClient.get(clientId) ?? new Subscriber(clientId, this.#services)
    const { socketsPerClient, socketsPerAddress, networkShare } = this.#services.limits
    if (subscriber.sockets >= socketsPerClient || this.#byAddress.of(address) >= socketsPerAddress) return undefined
    if (network !== undefined && this.#byNetwork.of(network) >= socketsPerAddress * networkShare) return undefined
    this.#byAddress.add(address)
    if (network !== undefined) this.#byNetwork.add(network)
    subscriber.sockets++
    this.#byClient.set(clientId, subscriber)
    return subscriber
  }

  /** Removes a closed socket. */
  exit(subscriber: Subscriber, { address, network }: ClientKey): void {
    this.#byAddress.remove(address)
    if (network !== undefined) this.#byNetwork.remove(network)
    subscriber.sockets--
    if (subscriber.sockets === 0) this.#byClient.delete(subscriber.clientId)
  }
}
