/** An incoming transfer to look for. */
export interface IncomingTransferQuery {
  /** CAIP-2 id. */
  readonly chainId: string
  /** `native`, or the token's address in its normalized spelling. */
  readonly asset: string
  /** Normalized address of the recipient. */
  readonly address: string
  /** Hash or signature of the transaction. */
  readonly txHash: string
}

/** The state of an incoming transfer on the chain. */
export type IncomingTransfer =
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

/** Reads incoming transfers from the chains of one namespace. */
export interface IncomingTransferReader {
  /**
   * Reads an incoming transfer.
   *
   * @throws ChainUnavailable or ChainRefused if the chain can't be read.
   */
  read(query: IncomingTransferQuery, signal?: AbortSignal): Promise<IncomingTransfer>
}
