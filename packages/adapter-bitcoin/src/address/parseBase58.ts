import { sha256 } from '@noble/hashes/sha2.js'
import { base58, createBase58check } from '@scure/base'
import type { AddressFault, ParsedAddress } from './ParsedAddress'

const base58check = createBase58check(sha256)

/**
 * Parses a P2PKH or P2SH address: a version byte, a hash of 20 bytes, and the first four bytes of their double SHA-256.
 */
export function parseBase58(address: string): ParsedAddress | AddressFault {
  if (decoded(() => base58.decode(address))?.length !== 25) return 'malformed'
  const payload = decoded(() => base58check.decode(address))
  if (!payload) return 'checksum'
  const [version = 0, ...program] = payload
  const isScript = version === 5 || version === 196
  if (version !== 0 && version !== 111 && !isScript) return 'malformed'
  return {
    type: isScript ? 'p2sh' : 'p2pkh',
    families: version < 6 ? ['mainnet'] : ['testnet', 'regtest'],
    program,
    version: undefined,
  }
}

function decoded(decode: () => Uint8Array): Uint8Array | undefined {
  try {
    return decode()
  } catch {
    return undefined
  }
}
