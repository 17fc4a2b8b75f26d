/** Record of a name. Response of `GET /v1/profile/account/{name}`. */
export interface NameRecord {
  /** Normalized name. Compare it with the requested name, and display the normalized one. */
  readonly name: string
  /** Registration date in ISO 8601. Absent for names registered elsewhere. */
  readonly registered_at?: string | undefined
  readonly updated_at?: string | undefined
  /** Text records. For ENS names: `avatar`, a URL on the server's image proxy. */
  readonly attributes: Readonly<Record<string, string>> | null
  /** Addresses by decimal coin type: 60 or 0x80000000 + chain id for EVM networks (ENSIP-11), 501 for Solana. */
  readonly addresses: Readonly<Record<string, NameAddress>>
}

/** Address that a name points to. */
export interface NameAddress {
  readonly address: string
  readonly created_at: string | null
}
