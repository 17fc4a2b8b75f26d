import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** Networks that share an address format. Testnet 3, testnet 4 and signet are one family. */
export type BitcoinFamily = 'mainnet' | 'testnet' | 'regtest'

/** A Bitcoin address in its usual spelling, and the families that it can belong to. The usual one is first. */
export interface BitcoinAddress {
  readonly address: string
  readonly families: readonly BitcoinFamily[]
}

const base58check = createBase58check(sha256)

/** Families by the part of a SegWit address before its separator. */
const PREFIXES: ReadonlyMap<string | undefined, BitcoinFamily> = new Map([
  ['bc', 'mainnet'],
  ['tb', 'testnet'],
  ['bcrt', 'regtest'],
])

/** Families by the version byte of P2PKH and P2SH addresses. Testnet and regtest share theirs. */
const VERSIONS: ReadonlyMap<number | undefined, readonly BitcoinFamily[]> = new Map([
  [0, ['mainnet']],
  [5, ['mainnet']],
  [111, ['testnet', 'regtest']],
  [196, ['testnet', 'regtest']],
])

/** Reads a Bitcoin address and verifies its checksum. Undefined for other text. */
export function bitcoinAddress(text: string): BitcoinAddress | undefined {
  if (text.length > 90) return undefined
  return segwitAddress(text) ?? legacyAddress(text)
}

function legacyAddress(text: string): BitcoinAddress | undefined {
  try {
    const bytes = base58check.decode(text)
    const families = bytes.length === 21 ? VERSIONS.get(bytes[0]) : undefined
    return families && { address: text, families }
  } catch {
    return undefined
  }
}

/**
 * Reads bech32 for version 0 ([BIP-173](https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki)), and bech32m
 * for later ones ([BIP-350](https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki)).
 */
function segwitAddress(text: string): BitcoinAddress | undefined {
  const [old, current] = [bech32.decodeUnsafe(text), bech32m.decodeUnsafe(text)]
  const decoded = old ?? current
  const family = PREFIXES.get(decoded?.prefix)
  const [version = -1, ...program] = decoded?.words ?? []
  const length = bech32.fromWordsUnsafe(program)?.length ?? 0
  const isValid = old ? version === 0 && (length === 20 || length === 32) : isLaterProgram(version, length)
  return family && isValid ? { address: text.toLowerCase(), families: [family] } : undefined
}

function isLaterProgram(version: number, length: number): boolean {
  if (version === 1) return length === 32
  return version > 1 && version <= 16 && length >= 2 && length <= 40
}
