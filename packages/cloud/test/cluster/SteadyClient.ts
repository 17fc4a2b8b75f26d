import { setTimeout as sleep } from 'node:timers/promises'
import { ClientIdentity } from './ClientIdentity'
import { type Push, RelayClient } from './RelayClient'

const RETRY_MS = 50

export interface SteadyClientOptions {
  /** Nodes to choose from. If one is gone, the next one is used. */
  readonly relayUrls: readonly string[]
  /** Index of the node to start with. */
  readonly first: number
  readonly projectId: string
  readonly topic: string
}

/**
 * A client on one topic that handles a bad connection like real clients: it reconnects, subscribes again, and publishes
 * again until it gets an acknowledgment.
 */
export class SteadyClient {
  readonly topic: string
  /** All pushes that the client received, including repeated ones. */
  readonly pushes: Push[] = []
  readonly #options: SteadyClientOptions
  readonly #client: RelayClient
  #node: number
  #isWanted = false
  #online: Promise<void> = Promise.resolve()

  constructor(options: SteadyClientOptions) {
    this.topic = options.topic
    this.#options = options
    this.#node = options.first
    this.#client = new RelayClient({
      identity: new ClientIdentity(),
      projectId: options.projectId,
      onPush: push => void this.pushes.push(push),
      onClose: () => {
        if (this.#isWanted) this.#online = this.#connect()
      },
    })
  }

  /** Connects and subscribes. Stays online until {@link goOffline}. */
  goOnline(): Promise<void> {
    this.#isWanted = true
    this.#online = this.#connect()
    return this.#online
  }

  goOffline(): void {
    this.#isWanted = false
    this.#client.close()
  }

  /** Publishes a message. Resolves once the relay has accepted it. */
  async publish(message: string): Promise<void> {
    for (;;) {
      await this.#online
      try {
        if (await this.#client.request('irn_publish', { topic: this.topic, message, ttl: 300, tag: 1108 })) return
      } catch {
        await sleep(RETRY_MS)
      }
    }
  }

  async #connect(): Promise<void> {
    const { relayUrls } = this.#options
    while (this.#isWanted) {
      const url = relayUrls[this.#node++ % relayUrls.length] ?? ''
      try {
        await this.#client.connect(url)
        await this.#client.request('irn_batchSubscribe', { topics: [this.topic] })
        return
      } catch {
        await sleep(RETRY_MS)
      }
    }
  }
}
