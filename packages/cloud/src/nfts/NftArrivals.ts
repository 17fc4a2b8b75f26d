import type { NftItem } from './NftItem'

/** Tells what an account received at some time. It may have given it away since. */
export interface NftArrivals {
  /** Looks for what came of late, for a while. True: every block was looked at. */
  search(chainId: string, account: string): Promise<boolean>
  /** Items in one order that never changes, after the one given. */
  after(chainId: string, account: string, item: NftItem | undefined, limit: number): Promise<readonly NftItem[]>
}
