import { base58 } from '@scure/base'
import type { Address, EncodedAccount } from '@solana/kit'

export const lookupTableProgram: Address = 'AddressLookupTab1e1111111111111111111111111' as Address

const metaLength = 56
const never = 0xffff_ffff_ffff_ffffn

/**
 * Encodes an active lookup table without an authority. Its addresses count as added before the first slot, so they are
 * usable immediately.
 */
export function encodeLookupTable(addresses: readonly Address[]): Uint8Array {
  const bytes = new Uint8Array(metaLength + addresses.length * 32)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 1, true)
  view.setBigUint64(4, never, true)
  for (const [index, address] of addresses.entries()) bytes.set(base58.decode(address), metaLength + index * 32)
  return bytes
}

/** Returns the addresses in a lookup table, or undefined if the account isn't one. */
export function readLookupTable(account: EncodedAccount): Address[] | undefined {
  const { data, programAddress } = account
  if (programAddress !== lookupTableProgram || data.length < metaLength) return undefined
  const bytes = Uint8Array.from(data)
  return Array.from(
    { length: Math.floor((bytes.length - metaLength) / 32) },
    (_, index) => base58.encode(bytes.subarray(metaLength + index * 32, metaLength + index * 32 + 32)) as Address,
  )
}
