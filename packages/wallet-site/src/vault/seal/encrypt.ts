/** Bytes of a nonce of AES-GCM. */
export const NONCE_LENGTH = 12

/** Encrypts with AES-GCM and a new nonce, which comes first in the result. */
export async function encrypt(
  crypto: Crypto,
  key: CryptoKey,
  plain: Uint8Array<ArrayBuffer>,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain)
  return concatenate(iv, new Uint8Array(sealed))
}

/** Joins two byte strings. */
export function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}
