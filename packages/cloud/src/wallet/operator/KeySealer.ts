import { webcrypto } from 'node:crypto'
import type { WalletKey, WalletKeyRing } from './WalletKeys'

const VERSION = 'k1'
const NONCE = 12

/**
 * Seals the server's keys before they are stored, with AES-256-GCM. A sealed key opens only for the path that it was
 * sealed for, so a swap of two rows in the database opens neither.
 */
export class KeySealer {
  readonly #ring: WalletKeyRing

  constructor(ring: WalletKeyRing) {
    this.#ring = ring
  }

  /** @param place - Owner of the key: the user and the path. */
  async seal(secret: Uint8Array<ArrayBuffer>, place: string): Promise<string> {
    const [current] = this.#ring
    const nonce = webcrypto.getRandomValues(new Uint8Array(NONCE))
    const sealed = await webcrypto.subtle.encrypt(algorithmOf(nonce, place), await imported(current), secret)
    return `${VERSION}.${current.id}.${Buffer.concat([nonce, Buffer.from(sealed)]).toString('base64url')}`
  }

  /**
   * Opens a sealed key. Returns undefined if it was sealed for another place, changed, or sealed with a key that isn't
   * accepted any more.
   */
  async open(sealed: string, place: string): Promise<Uint8Array | undefined> {
    const [version, id, text = ''] = sealed.split('.')
    const key = this.#ring.find(one => one.id === id)
    if (version !== VERSION || !key) return undefined
    const bytes = new Uint8Array(Buffer.from(text, 'base64url'))
    try {
      const algorithm = algorithmOf(bytes.slice(0, NONCE), place)
      return new Uint8Array(await webcrypto.subtle.decrypt(algorithm, await imported(key), bytes.slice(NONCE)))
    } catch {
      return undefined
    }
  }
}

function algorithmOf(iv: Uint8Array<ArrayBuffer>, place: string): webcrypto.AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`openappkit/wallet/server-key/v1|${place}`) }
}

function imported({ bytes }: WalletKey): Promise<webcrypto.CryptoKey> {
  return webcrypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
