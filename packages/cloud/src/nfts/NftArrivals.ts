import type { NftItem } from './NftItem'

/** Finds all NFTs that an account has received, including those it no longer owns. */
export interface NftArrivals {
  /** Continues to search the chain for a limited time. Returns whether all blocks were searched. */
  search(chainId: string, account: string): Promise<boolean>
  /** Returns up to `limit` items after the given one, in a fixed order. */
  after(chainId: string, account: string, item: NftItem | undefined, limit: number): Promise<readonly NftItem[]>
}
