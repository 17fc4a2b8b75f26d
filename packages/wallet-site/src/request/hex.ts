import { hexToBytes } from '@noble/hashes/utils.js'
import { invalid } from '../protocol/Payload'

/**
 * Returns the value of a hex quantity. Decimal text and numbers are refused: `10` would be read as 16 by one library and
 * as 10 by another.
 */
export function readQuantity(value: unknown, name: string): bigint {
  if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value))
    throw invalid(`'${name}' must be a hex quantity, such as '0x1'.`)
  return BigInt(value)
}

/** Returns bytes written as hex, in lower case. */
export function readHex(value: unknown, name: string, maxBytes: number): `0x${string}` {
  if (!isHex(value) || value.length > 2 + maxBytes * 2)
    throw invalid(`'${name}' must be hex bytes, at most ${maxBytes}.`)
  return `0x${value.slice(2).toLowerCase()}`
}

/** Returns whether a value is whole bytes written as hex. */
export function isHex(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)
}

/** Returns whether a value is an EVM address, in any case. */
export function isAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
}

/** Returns whether two EVM addresses are the same. */
export function isSameAddress(value: unknown, account: string): boolean {
  return isAddress(value) && value.toLowerCase() === account.toLowerCase()
}

/** Returns the bytes of a hex text that {@link isHex} accepts. */
export function bytesOf(hex: `0x${string}`): Uint8Array {
  return hexToBytes(hex.slice(2))
}
