import { decodeBase58 } from './codec/base58'

/** Returns whether a text is 32 bytes in base58. Addresses of programs needn't be points on the curve. */
export function isSolanaAddress(text: string): boolean {
  return text.length >= 32 && text.length <= 44 && decodeBase58(text)?.length === 32
}
