import type { AccountOnNetwork, NftController } from '@openappkit/appkit-core/portfolio'

/** Asks for page after page until the collectible is there, there are no more, one does not come, or nobody wants to know any longer. */
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
