import { secp256k1 } from '@noble/curves/secp256k1.js'

/**
 * Returns whether secp256k1 has a point with this x coordinate, as
 * [BIP-341](https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki) requires for a taproot output.
 */
export function isOnCurve(x: Uint8Array): boolean {
  try {
    secp256k1.Point.fromBytes(Uint8Array.of(2, ...x))
    return true
  } catch {
    return false
  }
}
