import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { WalletKeyRing } from './WalletKeys'

const INFO = new TextEncoder().encode('openappkit/wallet/password/v1')

/**
 * Evaluates blinded passwords ([RFC 9497](https://www.rfc-editor.org/rfc/rfc9497), ristretto255). Each path has its own
 * key, so a user can't evaluate guesses for another user's password.
 */
export class PasswordOprf {
  readonly #ring: WalletKeyRing

  constructor(ring: WalletKeyRing) {
    this.#ring = ring
  }

  /** Id of the key for new paths. */
  get currentKeyId(): string {
    return this.#ring[0].id
  }

  /** Returns whether passwords that the key with this id evaluated can be evaluated again. */
  accepts(keyId: string): boolean {
    return this.#ring.some(({ id }) => id === keyId)
  }

  /**
   * Returns the evaluated element, or undefined if `blinded` isn't a group element.
   *
   * @throws Error if the key of the path isn't accepted any more.
   */
  evaluate(blinded: Uint8Array, place: { userId: string; pathId: string; keyId: string }): Uint8Array | undefined {
    const key = this.#ring.find(({ id }) => id === place.keyId)
    if (!key) throw new Error('WALLET_OPRF_KEY lacks a key that passwords still need')
    const salt = new TextEncoder().encode(`${place.userId}|${place.pathId}`)
    const { secretKey } = ristretto255_oprf.oprf.deriveKeyPair(hkdf(sha256, key.bytes, salt, INFO, 32), INFO)
    try {
      return ristretto255_oprf.oprf.blindEvaluate(secretKey, blinded)
    } catch {
      return undefined
    }
  }
}
