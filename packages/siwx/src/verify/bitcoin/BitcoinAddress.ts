/** Type of an address. `p2sh` counts as nested P2WPKH, the only kind whose key can sign a message. */
export type BitcoinAddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'

/**
 * Networks with the same address format. Testnets 3 and 4 and signet share one; only the bech32 prefix of regtest
 * differs.
 */
export type BitcoinAddressFamily = 'main' | 'test' | 'regtest'

/** A parsed address. */
export interface BitcoinAddress {
  readonly type: BitcoinAddressType
  /** Families that use this address format. */
  readonly families: readonly BitcoinAddressFamily[]
  /** Hash that the output commits to; for `p2tr`, the key. */
  readonly payload: Uint8Array
  /** Output script of the address. */
  readonly script: Uint8Array
}
