/** Parts of a Solana transaction's message that a signer needs. */
export interface SolanaMessage {
  /** Public keys of the accounts that have to sign, in the order of the signatures. */
  readonly signers: readonly Uint8Array[]
}

const KEY_LENGTH = 32
const HEADER_LENGTH = 3
const VERSION_FLAG = 0x80

/**
 * Parses the start of a transaction's message, legacy or version 0. Returns `undefined` if the bytes are neither.
 */
export function parseSolanaMessage(bytes: Uint8Array): SolanaMessage | undefined {
  const first = bytes[0]
  if (first === undefined || first > VERSION_FLAG) return undefined
  const start = first === VERSION_FLAG ? 1 : 0
  const required = bytes[start] ?? 0
  const count = readCompactLength(bytes, start + HEADER_LENGTH)
  if (!count || required === 0 || required > count.value) return undefined
  // The recent block's hash follows the keys and is as long as one.
  if (bytes.length < count.end + (count.value + 1) * KEY_LENGTH) return undefined
  const signers = Array.from({ length: required }, (_, index) => {
    const at = count.end + index * KEY_LENGTH
    return bytes.subarray(at, at + KEY_LENGTH)
  })
  return { signers }
}

/** Length of up to 16 bits in groups of 7 bits, with the offset after it. */
export function readCompactLength(
  bytes: Uint8Array,
  offset: number,
): { readonly value: number; readonly end: number } | undefined {
  let value = 0
  for (let index = 0; index < 3; index++) {
    const byte = bytes[offset + index]
    if (byte === undefined) return undefined
    value |= (byte & 0x7f) << (7 * index)
    if (byte < 0x80) return value > 0xffff ? undefined : { value, end: offset + index + 1 }
  }
  return undefined
}
