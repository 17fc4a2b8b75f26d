/**
 * Record of a name. Response of `GET /v1/profile/account/{name}`. For a name without an address, the server returns
 * 404, or an empty list with `apiVersion=2`.
 */
export interface NameRecord {
  /** Normalized name. Compare it with the requested name, and display the normalized one. */
  readonly name: string
  /** Registration date in ISO 8601. Absent for names registered elsewhere. */
  readonly registered_at?: string | undefined
  readonly updated_at?: string | undefined
  /** Text records. For ENS names: `avatar`, a URL on the server's image proxy. `null` if there are none. */
  readonly attributes: Readonly<Record<string, string>> | null
  /**
   * Addresses by decimal coin type: 60 for Ethereum, 0x80000000 + chain id for other EVM networks (ENSIP-11), 501 for
   * Solana. Names that need a gateway list only Ethereum's, unless the request has a `chainId`.
   */
  readonly addresses: Readonly<Record<string, NameAddress>>
}

/** Address that a name points to. */
export interface NameAddress {
  readonly address: string
  readonly created_at: string | null
}
