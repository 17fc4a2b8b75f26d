import type { Token } from '../tokens/Token'

/** An account's balance of one asset. */
export interface Asset {
  readonly chainId: string
  /** The token. Undefined for the native coin. */
  readonly token?: Token | undefined
  /** Amount in base units. Zero only for assets that the query named. */
  readonly units: bigint
  /** Unconfirmed part of `units`, on Bitcoin only. */
  readonly unconfirmed?: bigint | undefined
}

/** A balance query for one chain. */
export interface AssetsQuery {
  readonly chainId: string
  /** Normalized address. */
  readonly account: string
  /** Tokens to read even if the account isn't known to have received them. */
  readonly named: readonly string[]
  readonly signal: AbortSignal
}

/** Reads balances on the chains of one namespace. */
export interface AssetsReader {
  /**
   * Returns the account's assets on the chain.
   *
   * @throws ChainUnavailable if the chain doesn't respond.
   * @throws ChainRefused if a node rejects a call.
   * @throws ZodError if a node returns invalid data.
   */
  read(query: AssetsQuery): Promise<readonly Asset[]>
}
