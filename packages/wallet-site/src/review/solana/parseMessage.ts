import { ByteError, ByteReader } from './ByteReader'
import type { CompiledInstruction, SolanaMessage, TableLookup } from './SolanaMessage'

const versionBit = 0x80
/** Nodes allow 1232 bytes per transaction. */
const mostBytes = 1_232

/**
 * Parses a message, legacy or version 0.
 *
 * @throws ByteError if the bytes are no message, or more than one.
 */
export function parseMessage(bytes: Uint8Array): SolanaMessage {
  if (bytes.length > mostBytes) throw new ByteError('The message is too long.')
  const reader = new ByteReader(bytes)
  const first = reader.u8()
  const isVersioned = (first & versionBit) !== 0
  if (isVersioned && first !== versionBit) throw new ByteError('The version is unknown.')
  const signerCount = isVersioned ? reader.u8() : first
  const readonlySigners = reader.u8()
  const readonlyOthers = reader.u8()
  const keys = list(reader, () => reader.key())
  const lifetime = reader.key()
  const instructions = list(reader, () => instructionOf(reader))
  const lookups = isVersioned ? list(reader, () => lookupOf(reader)) : []
  const total = lookups.reduce((sum, one) => sum + one.writable.length + one.readonly.length, keys.length)
  const isValid =
    reader.left === 0 &&
    signerCount > 0 &&
    readonlySigners < signerCount &&
    signerCount + readonlyOthers <= keys.length &&
    total <= 256 &&
    instructions.every(one => one.program < keys.length && one.accounts.every(index => index < total))
  if (!isValid) throw new ByteError('The message contradicts itself.')
  if (new Set(keys).size !== keys.length) throw new ByteError('An account appears twice.')
  return {
    version: isVersioned ? 0 : 'legacy',
    signerCount,
    readonlySigners,
    readonlyOthers,
    keys,
    lifetime,
    instructions,
    lookups,
  }
}

function instructionOf(reader: ByteReader): CompiledInstruction {
  const program = reader.u8()
  const accounts = [...reader.bytes(reader.compact())]
  return { program, accounts, data: reader.bytes(reader.compact()) }
}

function lookupOf(reader: ByteReader): TableLookup {
  const table = reader.key()
  const writable = [...reader.bytes(reader.compact())]
  return { table, writable, readonly: [...reader.bytes(reader.compact())] }
}

function list<item>(reader: ByteReader, read: () => item): readonly item[] {
  const length = reader.compact()
  // Every item has at least one byte.
  if (length > reader.left) throw new ByteError('The bytes end early.')
  return Array.from({ length }, read)
}
