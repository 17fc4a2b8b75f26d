const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 20
/** The largest multiple of 62 in a byte: what is beyond it would make some characters likelier than others. */
const limit = 248

/**
 * A nonce that nobody can guess: 20 letters and digits, 119 bits, from the platform's secure generator.
 *
 * @example
 * ```ts
 * createNonce() // 'x7Qm0ZkR3vTn9cLpA2Wd'
 * ```
 */
export function createNonce(): string {
  let nonce = ''
  while (nonce.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && nonce.length < length) nonce += alphabet.charAt(byte % alphabet.length)
    }
  }
  return nonce
}
