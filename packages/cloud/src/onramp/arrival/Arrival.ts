/** A delivery to look for. */
export interface ArrivalQuery {
  /** CAIP-2 id. */
  readonly chainId: string
  /** `native`, or the token's address in its normalized spelling. */
  readonly asset: string
  /** Normalized address of the recipient. */
  readonly address: string
  /** Hash or signature of the transaction. */
  readonly txHash: string
}

/** The state of a delivery on the chain. */
export type Arrival =
  /** The transaction isn't in a block, as far as the node knows. */
  | { readonly status: 'pending' }
  /** The transaction is in a block, but pays the recipient nothing of the asset. */
  | { readonly status: 'elsewhere' }
  | {
      readonly status: 'arrived'
      /** Base units. */
      readonly amount: bigint
      /** Seconds since the epoch. Absent if the chain doesn't report it. */
      readonly minedAt?: number | undefined
    }

/** Reads deliveries from the chains of one namespace. */
export interface ArrivalReader {
  /**
   * Reads a delivery.
   *
   * @throws ChainUnavailable or ChainRefused if the chain can't be read.
   */
  read(query: ArrivalQuery, signal?: AbortSignal): Promise<Arrival>
}
