import { hex } from '@scure/base'
import type { NonceStore } from './NonceStore'

/** Bytes of a nonce: its expiry (seconds since 1970), random bits, and 128 bits of an HMAC over both. */
const EXPIRY = 4
const RANDOM = 8
const MAC = 16
const LENGTH = (EXPIRY + RANDOM + MAC) * 2

/** Dependencies of {@link Nonces}. */
export interface NonceDependencies {
  /** Host for which nonces are valid. */
  readonly domain: string
  /** Returns the key on first use. Some platforms have no random numbers before the first request. */
  readonly secret: () => string
  readonly store: NonceStore
  /** Validity of a nonce in seconds. */
  readonly lifetime: number
  readonly now: () => number
}

/**
 * Issues nonces and accepts each once. A nonce contains its expiry and a signature, so unused nonces need no storage.
 */
export class Nonces {
  readonly #dependencies: NonceDependencies
  #key: Promise<CryptoKey> | undefined

  constructor(dependencies: NonceDependencies) {
    this.#dependencies = dependencies
  }

  /** Returns a new nonce: 56 hexadecimal digits. */
  async issue(): Promise<string> {
    const { lifetime, now } = this.#dependencies
    const head = new Uint8Array(EXPIRY + RANDOM)
    crypto.getRandomValues(head.subarray(EXPIRY))
    new DataView(head.buffer).setUint32(0, Math.ceil(now() / 1000) + lifetime)
    return hex.encode(head) + (await this.#sign(head))
  }

  /** Marks a nonce as used. Returns true if the nonce was issued for this domain, is unused and hasn't expired. */
  async use(nonce: string): Promise<boolean> {
    const { now, store } = this.#dependencies
    if (nonce.length !== LENGTH || !/^[0-9a-f]+$/u.test(nonce)) return false
    const head = hex.decode(nonce.slice(0, (EXPIRY + RANDOM) * 2))
    if (!isEqual(await this.#sign(head), nonce.slice(head.length * 2))) return false
    const expiresAt = new DataView(head.buffer, head.byteOffset).getUint32(0) * 1000
    return now() < expiresAt && store.use(nonce, expiresAt)
  }

  async #sign(head: Uint8Array): Promise<string> {
    const { domain, secret } = this.#dependencies
    this.#key ??= importKey(secret())
    const text = new TextEncoder().encode(`openappkit/siwx/nonce\n${domain.toLowerCase()}\n${hex.encode(head)}`)
    return hex.encode(new Uint8Array(await crypto.subtle.sign('HMAC', await this.#key, text)).subarray(0, MAC))
  }
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

/** Compares two strings of equal length in constant time. */
function isEqual(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}
