const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 20
/** Largest multiple of 62 in a byte. Larger bytes would make some characters more likely. */
const limit = 248

/**
 * Returns a random nonce of 20 letters and digits (119 bits) from the platform's secure generator.
 *
 * @example
 * ```ts
 * import { createNonce } from '@openappkit/siwx/message'
 *
 * const nonce = createNonce() // 'x7Qm0ZkR3vTn9cLpA2Wd'
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
