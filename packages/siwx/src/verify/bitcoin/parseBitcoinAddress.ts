import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { BitcoinAddress, BitcoinAddressFamily } from './BitcoinAddress'

const PREFIXES: Readonly<Record<string, BitcoinAddressFamily>> = { bc: 'main', tb: 'test', bcrt: 'regtest' }
const MAIN: readonly BitcoinAddressFamily[] = ['main']
const TEST: readonly BitcoinAddressFamily[] = ['test', 'regtest']
const OP_EQUALVERIFY_CHECKSIG = Uint8Array.of(0x88, 0xac)

/** Parses an address and verifies its checksum. Undefined if it is invalid, or can't sign a message with one key. */
export function parseBitcoinAddress(address: string): BitcoinAddress | undefined {
  return /^(?:bc|tb|bcrt)1/iu.test(address) ? parseSegwit(address) : parseBase58(address)
}

function parseSegwit(address: string): BitcoinAddress | undefined {
  const version0 = bech32.decodeUnsafe(address, 90)
  const decoded = version0 ?? bech32m.decodeUnsafe(address, 90)
  const family = PREFIXES[decoded?.prefix ?? '']
  if (!decoded || !family) return undefined
  const [version, ...words] = decoded.words
  const payload = bech32.fromWordsUnsafe(words)
  if (!payload) return undefined
  const program = { families: [family], payload, script: concatBytes(witnessHead(version, payload), payload) }
  if (version0) return version === 0 && payload.length === 20 ? { type: 'p2wpkh', ...program } : undefined
  return version === 1 && payload.length === 32 ? { type: 'p2tr', ...program } : undefined
}

function witnessHead(version: number | undefined, payload: Uint8Array): Uint8Array {
  return Uint8Array.of(version === 1 ? 0x51 : 0, payload.length)
}

function parseBase58(address: string): BitcoinAddress | undefined {
  const decoded = decodeBase58(address)
  if (decoded?.length !== 21) return undefined
  const payload = decoded.subarray(1)
  switch (decoded[0]) {
    case 0x00:
    case 0x6f: {
      const script = concatBytes(Uint8Array.of(0x76, 0xa9, 20), payload, OP_EQUALVERIFY_CHECKSIG)
      return { type: 'p2pkh', families: decoded[0] === 0 ? MAIN : TEST, payload, script }
    }
    case 0x05:
    case 0xc4: {
      const script = concatBytes(Uint8Array.of(0xa9, 20), payload, Uint8Array.of(0x87))
      return { type: 'p2sh', families: decoded[0] === 0x05 ? MAIN : TEST, payload, script }
    }
    default:
      return undefined
  }
}

function decodeBase58(address: string): Uint8Array | undefined {
  // Base58 decoding takes quadratic time
  if (address.length > 40) return undefined
  try {
    return createBase58check(sha256).decode(address)
  } catch {
    return undefined
  }
}
