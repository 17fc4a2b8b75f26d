import type { NftItem } from './NftItem'

/** Finds every NFT that an account has received, including those it no longer owns. */
export interface NftArrivals {
  /** Searches recent blocks for a limited time. Returns whether every block was searched. */
  search(chainId: string, account: string): Promise<boolean>
  /** Returns items after the given one, in a fixed order. */
  after(chainId: string, account: string, item: NftItem | undefined, limit: number): Promise<readonly NftItem[]>
}
