/** Answer of `GET /v1/supported-chains`: chains by CAIP-2 id. */
export interface SupportedChains {
  /** Of the JSON-RPC proxy, and of what is told of accounts. */
  readonly http: readonly string[]
  /** Reached by WebSocket. */
  readonly ws: readonly string[]
  /** Whose collectibles are told. Absent: nobody knows whether any are. */
  readonly nfts?: readonly string[] | undefined
  /** Whose history is told; the other chains' are empty. Absent: of all in `http`. */
  readonly history?: readonly string[] | undefined
}
