import type { AccountOnNetwork, NftController } from '@openappkit/appkit-core/portfolio'

/** Loads page after page until the NFT is found, the pages end, one fails, or the caller stops. */
export async function lookForNft(
  nfts: NftController,
  account: AccountOnNetwork,
  id: string,
  isWanted: () => boolean,
): Promise<void> {
  while (isWanted()) {
    const state = nfts.of(account)
    if (!('nfts' in state) || !state.hasMore || state.status === 'moreFailed') return
    if (state.nfts.some(nft => nft.id === id)) return
    await nfts.loadMore(account)
  }
}
