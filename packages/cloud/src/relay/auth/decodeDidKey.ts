import { decodeBase58 } from './decodeBase58'

const KEY_LENGTH = 32
/** Multicodec of an Ed25519 public key. */
const ED25519 = [0xed, 0x01]
/** A 34-byte value takes at most 47 base58 digits. */
const LONGEST = 'did:key:z'.length + 47

/** The Ed25519 public key in `did:key:z6Mk…`; undefined for anything else. */
export function decodeDidKey(did: string): Uint8Array | undefined {
  if (!did.startsWith('did:key:z') || did.length > LONGEST) return undefined
  const bytes = decodeBase58(did.slice('did:key:z'.length))
  if (bytes?.length !== ED25519.length + KEY_LENGTH) return undefined
  return ED25519.every((byte, index) => bytes[index] === byte) ? bytes.subarray(ED25519.length) : undefined
}
