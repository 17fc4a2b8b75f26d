import type { AddressFault, ParsedAddress } from './ParsedAddress'
import { sha256 } from './sha256'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** P2PKH and P2SH: a version byte, a hash of 20 bytes, four bytes of a double SHA-256. */
export function parseBase58(address: string): ParsedAddress | AddressFault {
  let value = 0n
  for (const character of address) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return 'malformed'
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value; value >>= 8n) bytes.unshift(Number(value & 255n))
  // Each leading 1 is a byte of 0.
  for (const character of address) {
    if (character !== '1') break
    bytes.unshift(0)
  }
  const payload = bytes.slice(0, 21)
  if (bytes.length !== 25) return 'malformed'
  const [version = 0, ...program] = payload
  if (sha256(sha256(payload)).slice(0, 4).join() !== bytes.slice(21).join()) return 'checksum'
  const isScript = version === 5 || version === 196
  if (version !== 0 && version !== 111 && !isScript) return 'malformed'
  return {
    type: isScript ? 'p2sh' : 'p2pkh',
    families: version < 6 ? ['mainnet'] : ['testnet', 'regtest'],
    program,
    version: undefined,
  }
}
