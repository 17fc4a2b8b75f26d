/** Length of the seed that the vault seals: the entropy of a recovery phrase with 12 words. */
export const ENTROPY_LENGTH = 16

/** Returns the entropy of a new wallet. The caller overwrites it. */
export function createEntropy(crypto: Crypto): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(ENTROPY_LENGTH))
}
