import { base58 } from '@scure/base'
import { invalidParams } from '../wallet/ProviderRpcError'

const signatureLength = 64
const addressLength = 32

/** The parts of a transaction that a signer needs. */
export interface WireMessage {
  readonly version: 'legacy' | number
  /** Required signers, in the order of their signatures. The first one pays the fee. */
  readonly signers: readonly string[]
  /** The bytes to sign. */
  readonly bytes: Uint8Array
  /** Byte offset of the first signature in the transaction. */
  readonly signaturesAt: number
}

/**
 * Parses a serialized transaction, legacy or versioned.
 *
 * @throws ProviderRpcError -32602 if the bytes are invalid.
 */
export function readWireMessage(transaction: Uint8Array): WireMessage {
  const [count, signaturesAt] = readLength(transaction, 0)
  const start = signaturesAt + count * signatureLength
  const bytes = transaction.subarray(start)
  const first = bytes[0]
  if (first === undefined) throw invalidParams('the bytes are no transaction.')
  const isVersioned = (first & 0x80) !== 0
  const header = isVersioned ? 1 : 0
  const required = bytes[header]
  const [keys, keysAt] = readLength(bytes, header + 3)
  if (required === undefined || required !== count || keys < required || bytes.length < keysAt + keys * addressLength) {
    throw invalidParams('the bytes are no transaction.')
  }
  const signers = Array.from({ length: required }, (_, index) => {
    const at = keysAt + index * addressLength
    return base58.encode(bytes.subarray(at, at + addressLength))
  })
  return { version: isVersioned ? first & 0x7f : 'legacy', signers, bytes, signaturesAt }
}

/**
 * Returns a copy of the transaction with the signature of `signer`.
 *
 * @throws ProviderRpcError -32602 if `signer` isn't among its signers.
 */
export function withSignature(
  transaction: Uint8Array,
  { signers, signaturesAt }: WireMessage,
  signer: string,
  signature: Uint8Array,
): Uint8Array {
  const index = signers.indexOf(signer)
  if (index < 0) throw invalidParams(`the transaction doesn't ask for a signature of ${signer}.`)
  const signed = transaction.slice()
  signed.set(signature, signaturesAt + index * signatureLength)
  return signed
}

/**
 * Reads a length, encoded as one to three bytes of seven bits each. Returns it with the position after it.
 *
 * @throws ProviderRpcError -32602 if the bytes are invalid.
 */
function readLength(bytes: Uint8Array, at: number): readonly [length: number, end: number] {
  let length = 0
  for (let index = 0; index < 3; index++) {
    const byte = bytes[at + index]
    if (byte === undefined) break
    length |= (byte & 0x7f) << (index * 7)
    if ((byte & 0x80) === 0) return [length, at + index + 1]
  }
  throw invalidParams('the bytes are no transaction.')
}
