import type { HeldNft } from './nftPage'

/** NFTs loaded so far. */
export interface NftList {
  readonly nfts: readonly HeldNft[]
  /** Whether there are more to load. */
  readonly hasMore: boolean
  /** False while the backend is still indexing older blocks, which may add NFTs. */
  readonly isComplete: boolean
}

/** State of an account's NFTs. Loaded NFTs stay while more load, and after a failure. */
export type NftState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & NftList)
  | ({ readonly status: 'loadingMore' } & NftList)
  /** The next page failed to load; `loadMore` retries. */
  | ({ readonly status: 'moreFailed'; readonly error: unknown } & NftList)
  /** The refresh failed. `since` is the time of the first failure, in milliseconds since the epoch. */
  | ({ readonly status: 'stale'; readonly since: number; readonly error: unknown } & NftList)
  /** The backend doesn't support NFTs on this network. */
  | { readonly status: 'unsupported' }
  /** Loading failed, and nothing has loaded before. */
  | { readonly status: 'unavailable'; readonly since: number; readonly error: unknown }

/** State of {@link NftController}. */
export interface NftsState {
  /**
   * CAIP-2 ids of networks with NFT support. Undefined until `findChains` has finished. Empty if the backend can't be
   * reached.
   */
  chains: readonly string[] | undefined
  /** State by account; see `accountKey`. */
  collections: Record<string, NftState>
}
