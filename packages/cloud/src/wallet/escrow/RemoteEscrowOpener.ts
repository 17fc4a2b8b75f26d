import { z } from 'zod'
import type { EscrowOpener, EscrowOpening, ReleasedSeed } from './EscrowOpener'

const TIMEOUT = 10_000
const base64url = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)
const releasedSchema: z.ZodType<ReleasedSeed> = z.object({ encapsulation: base64url, ciphertext: base64url })

/** Asks the process that has the escrow's private key. */
export class RemoteEscrowOpener implements EscrowOpener {
  readonly #url: string
  readonly #token: string

  /** @param token - Secret that both processes share. */
  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  async open(opening: EscrowOpening): Promise<ReleasedSeed> {
    const response = await fetch(new URL('open', this.#url.endsWith('/') ? this.#url : `${this.#url}/`), {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify(opening),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`The escrow answered with status ${response.status}`)
    return releasedSchema.parse(await response.json())
  }
}
