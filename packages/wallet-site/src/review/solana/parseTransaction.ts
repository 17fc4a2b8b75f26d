import { ByteError, ByteReader } from './ByteReader'
import { parseMessage } from './parseMessage'
import type { SolanaMessage } from './SolanaMessage'

/** A serialized transaction. */
export interface SolanaTransaction {
  readonly message: SolanaMessage
  /** The bytes that are signed. */
  readonly messageBytes: Uint8Array
}

/**
 * Parses a serialized transaction.
 *
 * @throws ByteError if the bytes aren't exactly one transaction.
 */
export function parseTransaction(bytes: Uint8Array): SolanaTransaction {
  const reader = new ByteReader(bytes)
  const count = reader.compact()
  reader.bytes(count * 64)
  const messageBytes = bytes.subarray(reader.offset)
  const message = parseMessage(messageBytes)
  if (count !== message.signerCount) throw new ByteError('The number of signatures is wrong.')
  return { message, messageBytes }
}
