import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import type { SignedText } from '../SignedText'

/** Returns whether the key of a Solana address signed. The signature is base58. False for malformed input. */
export function verifySolanaSignature({ address, message, signature }: SignedText): boolean {
  const key = decode(address, 32)
  const bytes = decode(signature, 64)
  // RFC 8032 without ZIP 215: keys of small order are invalid, because they sign every message
  return key !== undefined && bytes !== undefined && ed25519.verify(bytes, utf8ToBytes(message), key, { zip215: false })
}

/** Decodes base58 of a limited length, because decoding takes quadratic time. */
function decode(text: string, length: number): Uint8Array | undefined {
  if (text.length > length * 1.5) return undefined
  try {
    const bytes = base58.decode(text)
    return bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
}
