import type { CaipNetworkId } from '@openappkit/contract'
import type { AccountQuery } from '../cloud/AccountQuery'
import { CloudApi } from '../cloud/CloudApi'
import { ServedChains } from '../cloud/ServedChains'
import type { ModalKit } from '../kit/ModalKit'
import { safeImageUrl } from '../media/safeImageUrl'
import { type HeldNftPage, nftPage } from './nftPage'

/** Account and page of an NFT request. */
export interface NftQuery extends AccountQuery {
  readonly caipNetworkId: CaipNetworkId
  /** Cursor from the previous page's `next`. Default: the first page. */
  readonly cursor?: string | undefined
}

/**
 * Fetches NFTs of accounts from the backend. Get it with `kit.controller(NftApi)`. Rejects with the errors of
 * `JsonClient`, such as `CloudError`.
 */
export class NftApi {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /**
   * Returns the CAIP-2 ids of the chains with NFT support. Empty if the backend lists none, like the public provider.
   */
  async chains(): Promise<readonly string[]> {
    return (await this.#kit.controller(ServedChains).of('nfts')) ?? []
  }

  /**
   * Fetches one page of an account's NFTs on one chain. The page is empty if the backend has no NFT support for the
   * chain.
   */
  async getNfts({ address, caipNetworkId, cursor }: NftQuery, signal?: AbortSignal): Promise<HeldNftPage> {
    if (!(await this.chains()).includes(caipNetworkId)) return { data: [], isComplete: true }
    const page = await this.#kit.controller(CloudApi).blockchain.get({
      path: `/v1/account/${encodeURIComponent(address)}/nfts`,
      query: { chainId: caipNetworkId, cursor },
      decode: nftPage,
      signal,
    })
    const { cloud } = this.#kit.options.input
    return { ...page, data: page.data.map(nft => ({ ...nft, imageUrl: safeImageUrl(nft.imageUrl, cloud) })) }
  }
}
