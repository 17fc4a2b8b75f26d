import { CloudApi, type Decoder, finite, objectOf } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'

const counted: Decoder<{ readonly count: number }> = /* @__PURE__ */ objectOf({ count: finite }, {})

/**
 * Reads and increments the greeting counts of the backend, which `greetService` serves. Throws the errors of
 * `JsonClient`. Created with `kit.controller(GreetApi)`.
 */
export class GreetApi {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Resolves with the number of greetings that an account has sent, from all devices. */
  async count(address: string, signal?: AbortSignal): Promise<number> {
    const path = `/v1/greetings/${encodeURIComponent(address)}`
    return (await this.#kit.controller(CloudApi).blockchain.get({ path, decode: counted, signal })).count
  }

  /** Increments the count of an account. */
  async add(address: string): Promise<void> {
    await this.#kit.controller(CloudApi).blockchain.post('/v1/greetings', { address })
  }
}
