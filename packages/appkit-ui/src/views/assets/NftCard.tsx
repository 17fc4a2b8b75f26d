import type { HeldNft } from '@openappkit/appkit-core/portfolio'
import { type MemoExoticComponent, memo, type ReactNode } from 'react'
import { Tag } from '../../elements/Tag'
import type { AssetsTranslator } from './AssetsCatalog'
import { NftPicture } from './NftPicture'
import { nftName } from './nftName'
import { useReturnFocus } from './useReturnFocus'

export interface NftCardProps {
  readonly nft: HeldNft
  readonly messages: AssetsTranslator
  readonly onOpen: (nft: HeldNft) => void
}

/** Renders an NFT in the grid. Part `nft-card`. */
export const NftCard: MemoExoticComponent<(props: NftCardProps) => ReactNode> = /* @__PURE__ */ memo(function NftCard({
  nft,
  messages,
  onOpen,
}: NftCardProps): ReactNode {
  const element = useReturnFocus(nft.id)
  const name = nftName(nft, messages)
  const collection = nft.collection.name
  return (
    <button className="nft-card" part="nft-card" type="button" ref={element} onClick={() => onOpen(nft)}>
      <NftPicture nft={nft} />
      <bdi className="nft-name" title={name}>
        {name}
      </bdi>
      <span className="nft-collection">
        <bdi title={collection ?? undefined}>{collection}</bdi>
        {nft.quantity > 1n && <Tag>{`× ${new Intl.NumberFormat(messages.locale).format(nft.quantity)}`}</Tag>}
      </span>
    </button>
  )
})
