import type { CaipNetworkId } from '@openappkit/contract'
import type { AccountQuery } from '../cloud/AccountQuery'
import { CloudApi } from '../cloud/CloudApi'
import { ServedChains } from '../cloud/ServedChains'
import type { ModalKit } from '../kit/ModalKit'
import { safeImageUrl } from '../media/safeImageUrl'
import { type HeldNftPage, nftPage } from './nftPage'

/** Whose collectibles, and from where on. */
export interface NftQuery extends AccountQuery {
  readonly caipNetworkId: CaipNetworkId
  /** `next` of the page before; the first page without it. */
  readonly cursor?: string | undefined
}

/** Collectibles of accounts, as the backend knows them. Errors as in `JsonClient`. A service of a kit: `kit.service(NftApi)`. */
export class NftApi {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Returns the chains whose collectibles the backend knows: none where it doesn't say, like the public provider. */
  async chains(): Promise<readonly string[]> {
    return (await this.#kit.service(ServedChains).of('nfts')) ?? []
  }

  /** Returns the collectibles of an account on one chain, a page at a time. */
  async getNfts({ address, caipNetworkId, cursor }: NftQuery, signal?: AbortSignal): Promise<HeldNftPage> {
    if (!(await this.chains()).includes(caipNetworkId)) return { data: [], isComplete: true }
    const page = await this.#kit.service(CloudApi).blockchain.get({
      path: `/v1/account/${encodeURIComponent(address)}/nfts`,
      query: { chainId: caipNetworkId, cursor },
      decode: nftPage,
      signal,
    })
    const { cloud } = this.#kit.options.given
    return { ...page, data: page.data.map(nft => ({ ...nft, imageUrl: safeImageUrl(nft.imageUrl, cloud) })) }
  }
}
