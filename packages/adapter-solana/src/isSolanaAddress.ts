import { decodeBase58 } from './codec/base58'

/**
 * Returns whether a text is 32 bytes in base58. Doesn't require a point on the curve, because program addresses aren't
 * on it.
 */
export function isSolanaAddress(text: string): boolean {
  return text.length >= 32 && text.length <= 44 && decodeBase58(text)?.length === 32
}
