import type { AddressFault, ParsedAddress } from './ParsedAddress'
import { parseBase58 } from './parseBase58'
import { parseBech32 } from './parseBech32'

/** Parses an address of any Bitcoin network and verifies its checksum. Returns the reason if the address is invalid. */
export function parseAddress(address: string): ParsedAddress | AddressFault {
  return parseBech32(address) ?? (/^\w{25,36}$/.test(address) ? parseBase58(address) : 'malformed')
}
