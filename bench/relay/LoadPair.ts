import { randomBytes } from 'node:crypto'
import type { RelayClient } from '../../packages/cloud/test/cluster/RelayClient'

/** About what an encrypted session request weighs. */
const PADDING = randomBytes(450).toString('base64')

/** Two clients on one topic, of which each publishes to the other. */
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

  /** Resolves once the relay has it. `sequence` comes back in what the partner gets; `run` makes the text new, since the relay takes the same one only once. */
  async publish(sequence: number, run: number): Promise<void> {
    const publisher = this.#clients[this.#turn]
    this.#turn = this.#turn === 0 ? 1 : 0
    const message = `${sequence}.${run}.${PADDING}`
    await publisher.request('irn_publish', { topic: this.topic, message, ttl: 300, tag: 1108 })
  }
}

/** Reads back what {@link LoadPair.publish} wrote. */
export function sequenceOf(message: string): number {
  return Number(message.slice(0, message.indexOf('.')))
}
