import { bech32, bech32m } from '@scure/base'
import { isOnCurve } from './isOnCurve'
import type { AddressFamily, AddressFault, ParsedAddress } from './ParsedAddress'

const families: Readonly<Record<string, AddressFamily>> = { bc: 'mainnet', tb: 'testnet', bcrt: 'regtest' }

/**
 * Parses SegWit addresses: bech32 for version 0
 * ([BIP-173](https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki)), bech32m for later versions
 * ([BIP-350](https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki)). Returns undefined for other text.
 */
export function parseBech32(address: string): ParsedAddress | AddressFault | undefined {
  const lower = address.toLowerCase()
  const [, prefix = '', text = ''] = /^(bc|tb|bcrt)1(.*)$/su.exec(lower) ?? []
  const family = families[prefix]
  if (!family) return undefined
  if (!/^[qpzry9x8gf2tvdw0s3jn54khce6mua7l]{11,}$/u.test(text) || address.length > 90) return 'malformed'
  if (address !== lower && address !== address.toUpperCase()) return 'mixed-case'
  const coder = text.startsWith('q') ? bech32 : bech32m
  const decoded = coder.decodeUnsafe(lower)
  if (!decoded) return 'checksum'
  const [version = 0, ...words] = decoded.words
  const program = coder.fromWordsUnsafe(words)
  if (!program || version > 16) return 'malformed'
  const type = typeOf(version, program)
  return type ? { type, families: [family], program: [...program], version } : 'malformed'
}

function typeOf(version: number, program: Uint8Array): ParsedAddress['type'] | undefined {
  const { length } = program
  if (version === 0) return length === 20 ? 'p2wpkh' : length === 32 ? 'p2wsh' : undefined
  // Anyone can spend a version 1 output whose program isn't 32 bytes long. If the key isn't on the curve, the output is
  // unspendable.
  if (version === 1) return length === 32 && isOnCurve(program) ? 'p2tr' : undefined
  return length >= 2 && length <= 40 ? 'future' : undefined
}
