import { base58 } from '@scure/base'

/** Encodes bytes in base58, the encoding of Solana's addresses and signatures. */
export function encodeBase58(bytes: Uint8Array): string {
  return base58.encode(bytes)
}

/** Decodes base58. Returns `undefined` for invalid text. */
export function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
