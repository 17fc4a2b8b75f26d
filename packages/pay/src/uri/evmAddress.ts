import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Returns an EVM address with its [EIP-55](https://eips.ethereum.org/EIPS/eip-55) checksum. Undefined for other text,
 * for a wrong checksum, and for the zero address, from which nothing can be spent.
 */
export function evmAddress(text: string): string | undefined {
  const digits = /^0x([0-9a-fA-F]{40})$/u.exec(text)?.[1]
  if (digits === undefined || /^0+$/u.test(digits)) return undefined
  const address = checksumAddress(digits.toLowerCase())
  const hasNoChecksum = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return hasNoChecksum || text === address ? address : undefined
}

function checksumAddress(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const isUpper = (at: number): boolean => Number.parseInt(hash.charAt(at), 16) > 7
  return `0x${[...digits].map((digit, at) => (isUpper(at) ? digit.toUpperCase() : digit)).join('')}`
}
