import { address } from 'bitcoinjs-lib'
import { type AddressFormat, type BitcoinNetwork, bitcoinNetworks } from '../bitcoinWallet/bitcoinNetworks'

/** The output script types that have an address. */
export type ScriptType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

/** A script of a known type, with its hash or key. */
export interface ReadScript {
  readonly type: ScriptType
  readonly program: Uint8Array
}

/** For each type, the bytes before and after the program, and the program's length. */
const shapes: readonly { type: ScriptType; before: readonly number[]; length: number; after: readonly number[] }[] = [
  { type: 'p2pkh', before: [0x76, 0xa9, 20], length: 20, after: [0x88, 0xac] },
  { type: 'p2sh', before: [0xa9, 20], length: 20, after: [0x87] },
  { type: 'p2wpkh', before: [0, 20], length: 20, after: [] },
  { type: 'p2wsh', before: [0, 32], length: 32, after: [] },
  { type: 'p2tr', before: [0x51, 32], length: 32, after: [] },
]

/** Returns the type and program of a script, or undefined for one without an address. */
export function readScript(script: Uint8Array): ReadScript | undefined {
  const shape = shapes.find(
    ({ before, length, after }) =>
      script.length === before.length + length + after.length &&
      before.every((byte, index) => script[index] === byte) &&
      after.every((byte, index) => script[before.length + length + index] === byte),
  )
  if (shape === undefined) return undefined
  const { type, before, length } = shape
  return { type, program: script.slice(before.length, before.length + length) }
}

export function writeScript({ type, program }: ReadScript): Uint8Array {
  const shape = shapes.find(one => one.type === type)
  return Uint8Array.from([...(shape?.before ?? []), ...program, ...(shape?.after ?? [])])
}

/** Returns the address of a script, or undefined if it has none. */
export function scriptAddress(
  script: Uint8Array,
  { format }: BitcoinNetwork = bitcoinNetworks.regtest,
): string | undefined {
  const known = readScript(script)
  if (known === undefined) return undefined
  const { type, program } = known
  switch (type) {
    case 'p2pkh':
      return address.toBase58Check(program, format.pubKeyHash)
    case 'p2sh':
      return address.toBase58Check(program, format.scriptHash)
    case 'p2wpkh':
    case 'p2wsh':
      return address.toBech32(program, 0, format.bech32)
    case 'p2tr':
      return address.toBech32(program, 1, format.bech32)
  }
}

/**
 * Returns the script of an address.
 *
 * @throws Error if the text isn't an address of the network.
 */
export function addressScript(text: string, { name, format }: BitcoinNetwork = bitcoinNetworks.regtest): Uint8Array {
  const script = fromBech32(text, format) ?? fromBase58(text, format)
  if (script === undefined) throw new Error(`${text} isn't a ${name} address. Pass one.`)
  return writeScript(script)
}

function fromBech32(text: string, { bech32 }: AddressFormat): ReadScript | undefined {
  try {
    const { version, prefix, data } = address.fromBech32(text)
    if (prefix !== bech32) return undefined
    if (version === 0 && data.length === 20) return { type: 'p2wpkh', program: data }
    if (version === 0 && data.length === 32) return { type: 'p2wsh', program: data }
    if (version === 1 && data.length === 32) return { type: 'p2tr', program: data }
  } catch {
    // Not bech32: try Base58.
  }
  return undefined
}

function fromBase58(text: string, { pubKeyHash, scriptHash }: AddressFormat): ReadScript | undefined {
  try {
    const { version, hash } = address.fromBase58Check(text)
    if (version === pubKeyHash) return { type: 'p2pkh', program: hash }
    if (version === scriptHash) return { type: 'p2sh', program: hash }
  } catch {
    // Neither encoding, so not an address.
  }
  return undefined
}
