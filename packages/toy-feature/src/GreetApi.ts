import { CloudApi, type Decoder, finite, objectOf } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'

const counted: Decoder<{ readonly count: number }> = /* @__PURE__ */ objectOf({ count: finite }, {})

/** Greetings as the backend counts them; `greetService` answers. Errors as in `JsonClient`. A service of a kit: `kit.service(GreetApi)`. */
export class GreetApi {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Returns how many greetings an account has sent, from any device. */
  async count(address: string, signal?: AbortSignal): Promise<number> {
    const path = `/v1/greetings/${encodeURIComponent(address)}`
    return (await this.#kit.service(CloudApi).blockchain.get({ path, decode: counted, signal })).count
  }

  /** Counts one more. */
  async add(address: string): Promise<void> {
    await this.#kit.service(CloudApi).blockchain.post('/v1/greetings', { address })
  }
}
