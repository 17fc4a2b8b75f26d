/** What an address pays to. `p2sh` is taken for a nested P2WPKH, the one kind whose key can sign a message. */
export type BitcoinAddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'

/** Networks whose addresses look alike are one: testnets 3 and 4 and signet share theirs, and regtest has its own only where they are bech32. */
export type BitcoinAddressFamily = 'main' | 'test' | 'regtest'

/** What the text of an address says. */
export interface BitcoinAddress {
  readonly type: BitcoinAddressType
  /** The families that write addresses like this one. */
  readonly families: readonly BitcoinAddressFamily[]
  /** The hash, or for `p2tr` the key, that the output commits to. */
  readonly payload: Uint8Array
  /** The output script that pays it. */
  readonly script: Uint8Array
}
