import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { SolanaAccountInput } from './SolanaWalletOptions'

const seedLength = 32

/** A Solana wallet account. Verifies on its first signature that the seed and the public key match. */
export class SolanaAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly #seed: Uint8Array
  #isChecked = false

  /**
   * @throws RangeError if the key isn't 64 bytes long.
   * @throws Error if its text isn't base58.
   */
  constructor({ secretKey }: SolanaAccountInput) {
    const bytes = typeof secretKey === 'string' ? base58.decode(secretKey) : secretKey
    if (bytes.length !== 64) throw new RangeError(`The secret key has ${bytes.length} bytes. Pass 64.`)
    this.#seed = bytes.slice(0, seedLength)
    this.publicKey = bytes.slice(seedLength)
    this.address = base58.encode(this.publicKey)
  }

  /** @throws Error if the seed and the public key of the secret key don't match. */
  sign(message: Uint8Array): Uint8Array {
    if (!this.#isChecked) {
      const derived = base58.encode(ed25519.getPublicKey(this.#seed))
      if (derived !== this.address)
        throw new Error(`The secret key for ${this.address} belongs to ${derived}. Pass the right key.`)
      this.#isChecked = true
    }
    return ed25519.sign(message, this.#seed)
  }
}
