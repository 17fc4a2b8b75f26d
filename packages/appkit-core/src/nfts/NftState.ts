import type { HeldNft } from './nftPage'

/** Collectibles as far as they were loaded. */
export interface NftList {
  readonly nfts: readonly HeldNft[]
  /** Whether there are more to load. */
  readonly hasMore: boolean
  /** False while the backend still looks at older blocks: more may turn up. */
  readonly isComplete: boolean
}

/** Where the collectibles of an account stand. One value, never several booleans. What was loaded stays while more is, and when that fails. */
export type NftState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & NftList)
  | ({ readonly status: 'loadingMore' } & NftList)
  /** What was asked for last did not come; `loadMore` tries again. */
  | ({ readonly status: 'moreFailed'; readonly error: unknown } & NftList)
  /** Could not be asked for anew. `since`: the first failure after that, in milliseconds since the epoch. */
  | ({ readonly status: 'stale'; readonly since: number; readonly error: unknown } & NftList)
  /** Nobody knows collectibles of this network. */
  | { readonly status: 'unsupported' }
  /** Nothing was ever had. */
  | { readonly status: 'unavailable'; readonly since: number; readonly error: unknown }

export interface NftsState {
  /** CAIP-2 ids of the networks whose collectibles the backend tells. Undefined: it hasn't said yet. */
  chains: readonly string[] | undefined
  /** State by account, see `accountKey`. */
  collections: Record<string, NftState>
}
