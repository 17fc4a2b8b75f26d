/** Client of a request, as identified for limits. */
export interface ClientKey {
  /** The client's address or a key that stands for it. For IPv6 it covers a /64, which belongs to one owner. */
  readonly address: string
  /** The surrounding network, if one owner may have many such addresses. An IPv6 /48 contains 65,536. */
  readonly network?: string | undefined
}
