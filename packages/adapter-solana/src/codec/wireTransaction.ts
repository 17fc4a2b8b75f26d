import { AppKitError } from '@openappkit/appkit-core/adapter'
import { encodeBase58 } from './base58'

/** Instruction of a message. Numbers are indexes into the message's accounts. */
export interface WireInstruction {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** Transaction in wire format. */
export interface WireTransaction {
  readonly signatures: readonly Uint8Array[]
  /** Offset of the message in bytes. */
  readonly start: number
  readonly version: 'legacy' | number
  readonly requiredSignatures: number
  readonly readonlySigned: number
  readonly readonlyUnsigned: number
  /** Accounts in the message itself, in base58: the payer first, then the other signers. */
  readonly accounts: readonly string[]
  readonly blockhash: string
  readonly instructions: readonly WireInstruction[]
}

/**
 * Parses a transaction.
 *
 * @throws {AppKitError} `transaction/invalid` when the bytes aren't a transaction.
 */
export function readTransaction(bytes: Uint8Array): WireTransaction {
  const reader = new Reader(bytes)
  const signatures = reader.list(() => reader.take(64))
  const start = reader.offset
  const first = reader.byte()
  // The highest bit marks a version. Otherwise this is the first number of the header.
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

/**
 * Returns a copy of a transaction with the signature of one account.
 *
 * @throws {AppKitError} `transaction/invalid` when the transaction can't be parsed, the account isn't a signer, or the
 * signature isn't 64 bytes long.
 */
export function withSignature(bytes: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const { accounts, requiredSignatures, start } = readTransaction(bytes)
  const index = accounts.slice(0, requiredSignatures).indexOf(address)
  if (index === -1 || signature.length !== 64) throw unreadable()
  // `slice` of a Buffer would share memory.
  const signed = new Uint8Array(bytes)
  signed.set(signature, start - requiredSignatures * 64 + index * 64)
  return signed
}

/**
 * Returns the id of a transaction: its first signature, in base58.
 *
 * @throws {AppKitError} `transaction/invalid` when the transaction can't be parsed or isn't signed.
 */
export function transactionId(bytes: Uint8Array): string {
  const [first] = readTransaction(bytes).signatures
  if (!first?.some(byte => byte !== 0)) throw unreadable()
  return encodeBase58(first)
}

function unreadable(): AppKitError {
  return new AppKitError(
    'transaction/invalid',
    "The bytes aren't a signed Solana transaction. Pass a serialized transaction.",
  )
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

  /** Reads a length: seven bits per byte, lowest first. */
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
