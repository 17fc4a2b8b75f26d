import type { AddressParameters } from '@openappkit/appkit-core'
import { dollarAddress } from './heldAssets'
import { bob, carol, own } from './startSend'

/** How a chain writes the addresses that tests know, however they are written. */
export async function checksummed({ address }: AddressParameters): Promise<string> {
  const found = [own, bob, carol, dollarAddress].find(known => known.toLowerCase() === address.toLowerCase())
  if (!found) throw new RangeError(`No checksum form of ${address}`)
  return found
}
