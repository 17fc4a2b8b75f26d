import type { HeldNft } from '@openappkit/appkit-core/portfolio'
import { type ReactNode, useState } from 'react'
import { PictureIcon } from '../../icons/PictureIcon'
import { proxiedPicture } from './proxiedPicture'

/**
 * Renders an NFT's picture, which loads when it is almost visible. Shows a tile of the same size until then, or if
 * there is no picture. Part `nft-picture`; attribute `data-state`.
 */
export function NftPicture({ nft, label }: { readonly nft: HeldNft; readonly label?: string | undefined }): ReactNode {
  const [failed, setFailed] = useState<string>()
  const url = proxiedPicture(nft)
  const isShown = url !== undefined && url !== failed
  return (
    <span className="nft-picture" part="nft-picture" data-state={isShown ? 'image' : nft.metadata}>
      {isShown ? (
        <img
          src={url}
          alt={label ?? ''}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(url)}
        />
      ) : (
        nft.metadata !== 'pending' && <PictureIcon />
      )}
    </span>
  )
}
