import { base58 } from '@scure/base'
import type { Address } from '@solana/kit'

/** Extensions of a Token-2022 token. */
export interface MintExtensions {
  /** Fee that each transfer withholds in the recipient's account for the token's authority. */
  readonly transferFee?: {
    /** Fee rate in basis points (1/100 of a percent). */
    readonly basisPoints: number
    /** Maximum fee in base units. Default: no limit. */
    readonly maximum?: bigint
  }
  /** Address of the program that every transfer must call. */
  readonly transferHook?: string
  /** Whether transfers are forbidden. */
  readonly nonTransferable?: boolean
}

/** A mint with extensions is padded to the length of an account. The next byte identifies it as a mint. */
const start = 165
const mintKind = 1

/**
 * Adds extensions to an encoded mint: its base bytes, then each extension with its number and length. Returns `mint` if
 * there are none.
 */
export function withExtensions(mint: Uint8Array, authority: Address, extensions: MintExtensions): Uint8Array {
  const { transferFee, transferHook, nonTransferable } = extensions
  const entries = [
    ...(transferFee ? [entry(1, feeConfig(authority, transferFee))] : []),
    ...(nonTransferable ? [entry(9, new Uint8Array())] : []),
    ...(transferHook ? [entry(14, Uint8Array.of(...base58.decode(authority), ...base58.decode(transferHook)))] : []),
  ]
  if (entries.length === 0) return mint
  const bytes = new Uint8Array(start + 1 + entries.reduce((sum, { length }) => sum + length, 0))
  bytes.set(mint)
  bytes[start] = mintKind
  let offset = start + 1
  for (const one of entries) {
    bytes.set(one, offset)
    offset += one.length
  }
  return bytes
}

function entry(type: number, content: Uint8Array): Uint8Array {
  const head = new DataView(new ArrayBuffer(4))
  head.setUint16(0, type, true)
  head.setUint16(2, content.length, true)
  return Uint8Array.of(...new Uint8Array(head.buffer), ...content)
}

/** Encodes two authorities, the withheld amount, and the fees for older and newer epochs. */
function feeConfig(
  authority: Address,
  { basisPoints, maximum = 2n ** 64n - 1n }: NonNullable<MintExtensions['transferFee']>,
): Uint8Array {
  const bytes = new Uint8Array(108)
  bytes.set(base58.decode(authority), 0)
  bytes.set(base58.decode(authority), 32)
  const view = new DataView(bytes.buffer)
  for (const offset of [72, 90]) {
    view.setBigUint64(offset + 8, maximum, true)
    view.setUint16(offset + 16, basisPoints, true)
  }
  return bytes
}
