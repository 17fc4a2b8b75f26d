/**
 * Returns whether two hashes are equal. Compares hex case-insensitively, other encodings case-sensitively.
 *
 * @example
 * ```ts
 * import { isSameHex } from '@openappkit/appkit-core/portfolio'
 *
 * isSameHex('0xAB', '0xab') // true
 * ```
 */
export function isSameHex(one: string, other: string): boolean {
  return one === other || (/^0x/i.test(one) && one.toLowerCase() === other.toLowerCase())
}
