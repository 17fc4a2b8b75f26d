import { randomBytes } from 'node:crypto'
import type { RelayClient } from '../../packages/cloud/test/cluster/RelayClient'

/** Padding that brings a message to about the size of an encrypted session request. */
const PADDING = randomBytes(450).toString('base64')

/** Two clients that share a topic and take turns publishing to each other. */
export class LoadPair {
  readonly topic: string = randomBytes(32).toString('hex')
  readonly #clients: readonly [RelayClient, RelayClient]
  #turn: 0 | 1 = 0

  constructor(clients: readonly [RelayClient, RelayClient]) {
    this.#clients = clients
  }

  async subscribe(): Promise<void> {
    await Promise.all(this.#clients.map(client => client.request('irn_batchSubscribe', { topics: [this.topic] })))
  }

  /**
   * Publishes a message. Resolves once the relay accepts it. The partner reads `sequence` from the message. `run` makes
   * the message unique, because the relay accepts each message only once.
   */
  async publish(sequence: number, run: number): Promise<void> {
    const publisher = this.#clients[this.#turn]
    this.#turn = this.#turn === 0 ? 1 : 0
    const message = `${sequence}.${run}.${PADDING}`
    await publisher.request('irn_publish', { topic: this.topic, message, ttl: 300, tag: 1108 })
  }
}

/** Returns the sequence number of a message from {@link LoadPair.publish}. */
export function sequenceOf(message: string): number {
  return Number(message.slice(0, message.indexOf('.')))
}
