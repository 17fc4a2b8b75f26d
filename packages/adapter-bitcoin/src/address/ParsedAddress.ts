/** Networks that share an address format. All test networks except regtest form one family. */
export type AddressFamily = 'mainnet' | 'testnet' | 'regtest'

/** Script type of an address. `future` is a witness version without consensus rules yet. */
export type AddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'future'

/** A valid address. */
export interface ParsedAddress {
  readonly type: AddressType
  /** Network families that use this address. */
  readonly families: readonly AddressFamily[]
  /** Hash or key that the address encodes. */
  readonly program: readonly number[]
  /** Witness version. Undefined for addresses that predate SegWit. */
  readonly version: number | undefined
}

/** Reason why a text isn't an address. */
export type AddressFault = 'malformed' | 'mixed-case' | 'checksum'

/** Address parser. See `addressRules`. */
export interface AddressRules {
  /** Parses an address of any Bitcoin network, or returns the reason why it is invalid. */
  parse(address: string): ParsedAddress | AddressFault
  /** Returns the address family of a network by its CAIP-2 id. */
  familyOf(caipNetworkId: string): AddressFamily
}
