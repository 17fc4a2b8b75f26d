import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import type { SignedText } from '../SignedText'

/** Whether the key that a Solana address is signed. The signature is base58. False for anything malformed. */
export function verifySolanaSignature({ address, message, signature }: SignedText): boolean {
  const key = decode(address, 32)
  const bytes = decode(signature, 64)
  // By the letter of RFC 8032, which knows no keys of small order: such a key signs every message
  return key !== undefined && bytes !== undefined && ed25519.verify(bytes, utf8ToBytes(message), key, { zip215: false })
}

/** Base58 takes time that grows with the square of the length, so what is too long isn't tried. */
function decode(text: string, length: number): Uint8Array | undefined {
  if (text.length > length * 1.5) return undefined
  try {
    const bytes = base58.decode(text)
    return bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
}
