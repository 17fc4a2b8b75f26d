import { fromHex, isHex } from '../wallets/bytes'

/** Compressed or not, or the x coordinate alone. */
const lengths: readonly number[] = [32, 33, 65]

/** A public key as the wallet told it, in hex. Nothing in it for what is no key, or wasn't told. */
export function keyBytes(told: string | undefined): Uint8Array {
  const bytes = told && isHex(told) ? fromHex(told) : new Uint8Array()
  return lengths.includes(bytes.length) ? bytes : new Uint8Array()
}
