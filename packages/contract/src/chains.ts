/** Response of `GET /v1/supported-chains`: CAIP-2 chain ids by service. */
export interface SupportedChains {
  /** Chains of the JSON-RPC proxy and of the account endpoints. */
  readonly http: readonly string[]
  /** Chains of the WebSocket proxy. */
  readonly ws: readonly string[]
  /** Chains with NFT data. Absent if unknown. */
  readonly nfts?: readonly string[] | undefined
  /**
   * Chains with transaction history. The history of other chains is empty. If absent, every chain in `http` has one.
   */
  readonly history?: readonly string[] | undefined
  /** Chains with swaps. Absent if unknown. */
  readonly swaps?: readonly string[] | undefined
  /** Chains whose assets a provider sells. Absent if unknown. */
  readonly onramp?: readonly string[] | undefined
}
