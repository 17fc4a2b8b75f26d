import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Returns an EVM address with its EIP-55 checksum. `address` must be `0x` and 40 hex digits. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return `0x${[...digits].map((digit, at) => (Number.parseInt(hash.charAt(at), 16) > 7 ? digit.toUpperCase() : digit)).join('')}`
}

/**
 * Returns whether a text is an EVM address with a valid checksum, or with none because it is all lower or all upper
 * case.
 */
export function isEvmAccount(address: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1]
  if (digits === undefined) return false
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || address === checksumAddress(address)
}
