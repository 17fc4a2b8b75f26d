import { base58 } from '@scure/base'

const KEY_LENGTH = 32
/** Multicodec of an Ed25519 public key. */
const ED25519 = [0xed, 0x01]
/** A 34-byte value takes at most 47 base58 digits. Check the length first, because decoding takes quadratic time. */
const LONGEST = 'did:key:z'.length + 47

/** Returns the Ed25519 public key of `did:key:z6Mk…`. Undefined for anything else. */
export function decodeDidKey(did: string): Uint8Array | undefined {
  if (!did.startsWith('did:key:z') || did.length > LONGEST) return undefined
  const bytes = decodeBase58(did.slice('did:key:z'.length))
  if (bytes?.length !== ED25519.length + KEY_LENGTH) return undefined
  return ED25519.every((byte, index) => bytes[index] === byte) ? bytes.subarray(ED25519.length) : undefined
}

function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
