import { bech32, bech32m } from '@scure/base'
import { ByteReader } from './ByteReader'

interface Output {
  readonly amount: bigint
  /** Undefined for scripts other than P2WPKH and P2TR. */
  readonly address: string | undefined
}

/** The content of a Bitcoin transaction. */
export interface PsbtContent {
  readonly outputs: readonly Output[]
  /** In satoshis. Undefined if an input doesn't say its amount. */
  readonly fee: bigint | undefined
}

/** Reads a PSBT of version 0 on regtest. Returns undefined if the bytes can't be read. */
export function readPsbt(bytes: Uint8Array): PsbtContent | undefined {
  try {
    const reader = new ByteReader(bytes)
    // Magic bytes: "psbt" and 0xff.
    reader.take(5)
    const unsigned = readMap(reader).get(0)
    if (!unsigned) return undefined
    const { inputs, outputs } = readTransaction(new ByteReader(unsigned))
    const spent = Array.from({ length: inputs }, () => readMap(reader).get(1)).map(
      utxo => utxo && new ByteReader(utxo).number(8),
    )
    const total = spent.reduce<bigint | undefined>(
      (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
      0n,
    )
    const paid = outputs.reduce((sum, { amount }) => sum + amount, 0n)
    return { outputs, fee: total === undefined ? undefined : total - paid }
  } catch {
    return undefined
  }
}

/** Reads a map of the PSBT. Its keys are types with one byte. */
function readMap(reader: ByteReader): ReadonlyMap<number, Uint8Array> {
  const entries = new Map<number, Uint8Array>()
  for (let length = reader.varint(); length > 0; length = reader.varint()) {
    const [type = 0] = reader.take(length)
    entries.set(type, reader.take(reader.varint()))
  }
  return entries
}

function readTransaction(reader: ByteReader): { readonly inputs: number; readonly outputs: readonly Output[] } {
  reader.take(4)
  const inputs = reader.varint()
  for (let index = 0; index < inputs; index++) {
    reader.take(36)
    reader.take(reader.varint() + 4)
  }
  const outputs = Array.from({ length: reader.varint() }, () => ({
    amount: reader.number(8),
    address: addressOf(reader.take(reader.varint())),
  }))
  return { inputs, outputs }
}

function addressOf(script: Uint8Array): string | undefined {
  const program = script.subarray(2)
  if (script[0] === 0 && script[1] === 20) return bech32.encode('bcrt', [0, ...bech32.toWords(program)])
  if (script[0] === 0x51 && script[1] === 32) return bech32m.encode('bcrt', [1, ...bech32m.toWords(program)])
  return undefined
}
