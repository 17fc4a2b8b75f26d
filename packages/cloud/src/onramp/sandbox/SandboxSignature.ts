import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a webhook is valid. */
const WINDOW = 5 * 60

/** Signs and verifies the sandbox's webhooks: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export class SandboxSignature {
  readonly #secrets: readonly string[]
  readonly #now: () => number

  /** @param secrets - The first signs. All of them are accepted. */
  constructor(secrets: readonly string[], now: () => number) {
    this.#secrets = secrets
    this.#now = now
  }

  sign(body: string): string {
    const time = Math.floor(this.#now() / 1000)
    return `t=${time},v1=${mac(this.#secrets[0] ?? '', time, body).toString('hex')}`
  }

  isValid(header: string | null, body: string): boolean {
    const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
    if (Math.abs(Number(time) - this.#now() / 1000) > WINDOW) return false
    const given = Buffer.from(signature, 'hex')
    return given.length === 32 && this.#secrets.some(secret => timingSafeEqual(given, mac(secret, Number(time), body)))
  }
}

function mac(secret: string, time: number, body: string): Buffer {
  return createHmac('sha256', `onramp-sandbox ${secret}`).update(`${time}.${body}`).digest()
}
