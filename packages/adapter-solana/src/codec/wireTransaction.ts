import { AppKitError } from '@openappkit/appkit-core/adapter'
import { encodeBase58 } from './base58'

/** One instruction of a message: which program, on which accounts, with what. Numbers are places in the message's list of accounts. */
export interface WireInstruction {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** A transaction as it travels. */
export interface WireTransaction {
  readonly signatures: readonly Uint8Array[]
  /** Where the message begins. */
  readonly start: number
  readonly version: 'legacy' | number
  readonly requiredSignatures: number
  readonly readonlySigned: number
  readonly readonlyUnsigned: number
  /** Those that the message names itself, in base58: signers first, the payer before all. */
  readonly accounts: readonly string[]
  readonly blockhash: string
  readonly instructions: readonly WireInstruction[]
}

/** @throws AppKitError `transaction/unreadable`. */
export function readTransaction(bytes: Uint8Array): WireTransaction {
  const reader = new Reader(bytes)
  const signatures = reader.list(() => reader.take(64))
  const start = reader.offset
  const first = reader.byte()
  // The highest bit says that this is a version and not the first number of the header.
  const version = first & 0x80 ? first & 0x7f : 'legacy'
  const requiredSignatures = version === 'legacy' ? first : reader.byte()
  const [readonlySigned, readonlyUnsigned] = [reader.byte(), reader.byte()]
  const accounts = reader.list(() => encodeBase58(reader.take(32)))
  const blockhash = encodeBase58(reader.take(32))
  const instructions = reader.list(() => ({
    program: reader.byte(),
    accounts: reader.list(() => reader.byte()),
    data: reader.take(reader.length()),
  }))
  return {
    signatures,
    start,
    version,
    requiredSignatures,
    readonlySigned,
    readonlyUnsigned,
    accounts,
    blockhash,
    instructions,
  }
}

/** The same transaction with the signature of one account. @throws AppKitError when that account doesn't sign it. */
export function withSignature(bytes: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const { accounts, requiredSignatures, start } = readTransaction(bytes)
  const index = accounts.slice(0, requiredSignatures).indexOf(address)
  if (index === -1 || signature.length !== 64) throw unreadable()
  // Not `slice`: that of a Buffer is the same memory.
  const signed = new Uint8Array(bytes)
  signed.set(signature, start - requiredSignatures * 64 + index * 64)
  return signed
}

/** The id of a transaction: its first signature, in base58. */
export function transactionId(bytes: Uint8Array): string {
  const [first] = readTransaction(bytes).signatures
  if (!first?.some(byte => byte !== 0)) throw unreadable()
  return encodeBase58(first)
}

function unreadable(): AppKitError {
  return new AppKitError('transaction/unreadable', 'This is no Solana transaction, or one that nobody signed.')
}

class Reader {
  readonly #bytes: Uint8Array
  offset = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  byte(): number {
    const byte = this.#bytes[this.offset]
    if (byte === undefined) throw unreadable()
    this.offset += 1
    return byte
  }

  take(count: number): Uint8Array {
    const taken = this.#bytes.slice(this.offset, this.offset + count)
    if (taken.length !== count) throw unreadable()
    this.offset += count
    return taken
  }

  /** Seven bits a byte, the lowest first. */
  length(): number {
    let length = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = this.byte()
      length |= (byte & 0x7f) << shift
      if (byte < 0x80) return length
    }
    throw unreadable()
  }

  list<item>(read: () => item): item[] {
    return Array.from({ length: this.length() }, read)
  }
}
