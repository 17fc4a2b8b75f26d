/** Networks whose addresses look the same: all of Bitcoin's test networks but regtest are one family. */
export type AddressFamily = 'mainnet' | 'testnet' | 'regtest'

/** What an address pays to. `future`: a witness version that has no rules yet. */
export type AddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'future'

/** An address in which everything is right. */
export interface ParsedAddress {
  readonly type: AddressType
  /** Where it can be used. */
  readonly families: readonly AddressFamily[]
  /** Hash or key. */
  readonly program: readonly number[]
  /** Witness version. Absent on addresses from before SegWit. */
  readonly version: number | undefined
}

/** What is wrong with a text that is no address. */
export type AddressFault = 'malformed' | 'mixed-case' | 'checksum'

/** What there is to know of addresses, see `addressRules`. */
export interface AddressRules {
  /** The address of whichever Bitcoin network, or what is wrong with it. */
  parse(address: string): ParsedAddress | AddressFault
  /** Which family of addresses a network uses, from its CAIP-2 id. */
  familyOf(caipNetworkId: string): AddressFamily
}
