import { type Address, type Hex, isHex, size, slice } from 'viem'

/** Returns the address in a contract's response. Undefined for anything else, including the zero address. */
export function decodeAddress(result: unknown): Address | undefined {
  if (!isHex(result) || size(result) !== 32 || BigInt(slice(result, 0, 12)) !== 0n) return undefined
  const address = slice(result, 12).toLowerCase() as Address
  return BigInt(address) === 0n ? undefined : address
}

/** Returns the number in a contract's response. Undefined for anything else. */
export function decodeUint(result: unknown): bigint | undefined {
  return isHex(result) && size(result) === 32 ? BigInt(result) : undefined
}

/** Returns the response as hex of at most `most` bytes. Undefined for anything else. */
export function hexOf(result: unknown, most = 4096): Hex | undefined {
  return isHex(result) && size(result) <= most ? result : undefined
}
