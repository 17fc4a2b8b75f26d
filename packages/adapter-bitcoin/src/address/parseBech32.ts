import { isOnCurve } from './isOnCurve'
import type { AddressFamily, AddressFault, ParsedAddress } from './ParsedAddress'

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const families: Readonly<Record<string, AddressFamily>> = { bc: 'mainnet', tb: 'testnet', bcrt: 'regtest' }

/** SegWit of any version: bech32 for version 0 (BIP-173), bech32m from version 1 on (BIP-350). */
export function parseBech32(address: string): ParsedAddress | AddressFault | undefined {
  const lower = address.toLowerCase()
  const [, prefix = '', text = ''] = /^(bc|tb|bcrt)1(.*)$/su.exec(lower) ?? []
  const family = families[prefix]
  if (!family) return undefined
  const words = [...text].map(character => alphabet.indexOf(character))
  if (words.includes(-1) || words.length < 11 || address.length > 90) return 'malformed'
  if (address !== lower && address !== address.toUpperCase()) return 'mixed-case'
  const codes = [...prefix].map(character => character.charCodeAt(0))
  const sum = polymod([...codes.map(code => code >> 5), 0, ...codes.map(code => code & 31), ...words])
  const [version = 0, ...data] = words.slice(0, -6)
  if (sum !== (version === 0 ? 1 : 0x2bc830a3)) return 'checksum'
  const program = bytesOf(data)
  if (!program || version > 16) return 'malformed'
  const type = typeOf(version, program)
  return type ? { type, families: [family], program, version } : 'malformed'
}

function typeOf(version: number, program: readonly number[]): ParsedAddress['type'] | undefined {
  const { length } = program
  if (version === 0) return length === 20 ? 'p2wpkh' : length === 32 ? 'p2wsh' : undefined
  // Version 1 of another length can be spent by anybody, and a key that isn't on the curve by nobody.
  if (version === 1) return length === 32 && isOnCurve(program) ? 'p2tr' : undefined
  return length >= 2 && length <= 40 ? 'future' : undefined
}

function polymod(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [index, factor] of generator.entries()) if ((top >> index) & 1) sum ^= factor
  }
  return sum
}

/** From groups of five bits to bytes. Less than five bits are left over, and they are 0. */
function bytesOf(words: readonly number[]): number[] | undefined {
  const bytes: number[] = []
  let [value, bits] = [0, 0]
  for (const word of words) {
    value = ((value << 5) | word) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 255)
  }
  return bits < 5 && (value & ((1 << bits) - 1)) === 0 ? bytes : undefined
}
