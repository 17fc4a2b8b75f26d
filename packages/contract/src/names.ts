/** What is known of a name. Answer of `GET /v1/profile/account/{name}`. */
export interface NameRecord {
  /** In its one spelling. Compare with what was asked for, and show this one. */
  readonly name: string
  /** ISO 8601. Absent for names that aren't registered here. */
  readonly registered_at?: string | undefined
  readonly updated_at?: string | undefined
  /** Of ENS names `avatar`, on this server's image proxy. */
  readonly attributes: Readonly<Record<string, string>> | null
  /** By coin type: 60, and 0x80000000 + chain id for EVM networks (ENSIP-11), 501 for Solana. In decimal. */
  readonly addresses: Readonly<Record<string, NameAddress>>
}

export interface NameAddress {
  readonly address: string
  readonly created_at: string | null
}
