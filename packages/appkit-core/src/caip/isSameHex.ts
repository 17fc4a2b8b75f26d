/** Returns whether two hashes are the same. Hex is in any case; in other alphabets case matters. */
export function isSameHex(one: string, other: string): boolean {
  return one === other || (/^0x/i.test(one) && one.toLowerCase() === other.toLowerCase())
}
