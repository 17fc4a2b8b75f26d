import type { AddressParameters } from '@openappkit/appkit-core'
import { dollarAddress } from './heldAssets'
import { bob, carol, own } from './startSend'

/** Returns the checksummed form of an address that the tests use, in any case of its letters. */
export async function checksummed({ address }: AddressParameters): Promise<string> {
  const found = [own, bob, carol, dollarAddress].find(known => known.toLowerCase() === address.toLowerCase())
  if (!found) throw new RangeError(`No checksum form of ${address}`)
  return found
}
