import { shortenAddress } from '@openappkit/appkit-core/addresses'

/** Returns a wallet's name with its short address, to name the buttons of its row: one wallet may have several rows. */
export function namedByAddress(name: string, address: string | undefined): string {
  return address ? `${name} (${shortenAddress(address)})` : name
}
