import { fromHex, isHex } from '../wallets/bytes'

/** Lengths in bytes: an x coordinate, a compressed key and an uncompressed key. */
const lengths: readonly number[] = [32, 33, 65]

/** Decodes a wallet's public key from hex. Empty for an invalid or missing key. */
export function keyBytes(response: string | undefined): Uint8Array {
  const bytes = response && isHex(response) ? fromHex(response) : new Uint8Array()
  return lengths.includes(bytes.length) ? bytes : new Uint8Array()
}
