import { z } from 'zod'
import { readBoundedText } from '../../http/readBoundedText'
import type { EscrowOpener, EscrowOpening, EscrowRequest, ReleasedSeed } from './EscrowOpener'

const TIMEOUT = 10_000
/** Maximum bytes of an answer. */
const LIMIT = 4096
const base64url = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)
const releasedSchema: z.ZodType<ReleasedSeed> = z.object({ encapsulation: base64url, ciphertext: base64url })
const requestSchema: z.ZodType<EscrowRequest> = z.object({
  ticket: z
    .string()
    .max(100)
    .regex(/^[\w.-]+$/),
  opensAt: z.number(),
})

/** Asks the process that has the escrow's private key. */
export class RemoteEscrowOpener implements EscrowOpener {
  readonly #url: string
  readonly #token: string
  readonly #timeout: number

  /**
   * @param token - Secret that both processes share.
   * @param timeout - Milliseconds for one answer. Default: 10 seconds.
   */
  constructor(url: string, token: string, timeout: number = TIMEOUT) {
    this.#timeout = timeout
    this.#url = url
    this.#token = token
  }

  async request(userId: string): Promise<EscrowRequest> {
    return requestSchema.parse(await this.#post('request', { userId }))
  }

  async open(opening: EscrowOpening): Promise<ReleasedSeed> {
    return releasedSchema.parse(await this.#post('open', opening))
  }

  async #post(name: string, body: object): Promise<unknown> {
    const url = new URL(name, this.#url.endsWith('/') ? this.#url : `${this.#url}/`)
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeout),
    })
    if (!response.ok) throw new Error(`The escrow answered with status ${response.status}`)
    return JSON.parse(await readBoundedText(response, url.host, LIMIT))
  }
}
