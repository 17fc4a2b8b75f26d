import { createHash } from 'node:crypto'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** Networks that address formats distinguish. Test networks share the legacy formats. */
export type BitcoinNetwork = 'main' | 'test' | 'regtest'

/** Networks by CAIP-2 reference, the first 32 digits of the genesis block's hash. */
const NETWORKS: Readonly<Record<string, BitcoinNetwork>> = {
  '000000000019d6689c085ae165831e93': 'main',
  '000000000933ea01ad0ee984209779ba': 'test',
  '0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}

const PREFIXES: Readonly<Record<string, readonly BitcoinNetwork[]>> = {
  bc: ['main'],
  tb: ['test'],
  bcrt: ['regtest'],
}

const VERSIONS: Readonly<Record<number, readonly BitcoinNetwork[]>> = {
  0: ['main'],
  5: ['main'],
  111: ['test', 'regtest'],
  196: ['test', 'regtest'],
}

/** A normalized Bitcoin address and the networks it may belong to. */
export interface BitcoinAddress {
  readonly address: string
  readonly networks: readonly BitcoinNetwork[]
}

export function readBitcoinAddress(text: string): BitcoinAddress | undefined {
  if (text.length > 90) return undefined
  return readSegwit(text) ?? readBase58(text)
}

/** Returns whether an address can belong to a chain. On an unknown chain, any test address can. */
export function isOnChain({ networks }: BitcoinAddress, chainId: string): boolean {
  const network = NETWORKS[chainId.slice(chainId.indexOf(':') + 1)]
  return network === undefined ? !networks.includes('main') : networks.includes(network)
}

function readSegwit(text: string): BitcoinAddress | undefined {
  const prefix = /^(bc|tb|bcrt)1/i.exec(text)?.[1]?.toLowerCase()
  const networks = prefix === undefined ? undefined : PREFIXES[prefix]
  if (!networks) return undefined
  const decoded = [bech32, bech32m].map(coder => coder.decodeUnsafe(text, 90))
  const [version = -1] = (decoded[0] ?? decoded[1])?.words ?? []
  // Version 0 uses the older checksum, bech32. All later versions use bech32m.
  const words = (version === 0 ? decoded[0] : decoded[1])?.words.slice(1)
  const program = words && bech32.fromWordsUnsafe(words)
  if (!program || version > 16) return undefined
  const { length } = program
  const isSized = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
  if (!isSized || (version === 1 && length !== 32)) return undefined
  return { address: text.toLowerCase(), networks }
}

function readBase58(text: string): BitcoinAddress | undefined {
  const base58check = createBase58check(
    (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  )
  try {
    const bytes = base58check.decode(text)
    const networks = VERSIONS[bytes[0] ?? -1]
    return networks && bytes.length === 21 ? { address: text, networks } : undefined
  } catch {
    return undefined
  }
}
