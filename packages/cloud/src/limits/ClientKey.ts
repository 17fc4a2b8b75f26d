/** Where a request comes from, as far as limits need to know. */
export interface ClientKey {
  /** Its address, or a key that stands for it. For IPv6 that is a /64: the owner of one of those addresses has them all. */
  readonly address: string
  /** The network around it when one owner may have many such addresses: an IPv6 /48 holds 65 536. */
  readonly network?: string | undefined
}
