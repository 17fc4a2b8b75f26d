import type { HeldNft } from '@openappkit/appkit-core/portfolio'
import { type ReactNode, useState } from 'react'
import { PictureIcon } from '../../icons/PictureIcon'
import { proxiedPicture } from './proxiedPicture'

/**
 * Renders an NFT's picture and loads it lazily. Shows a tile of the same size while it loads, or if the picture is
 * missing or fails to load. Part `nft-picture`; attribute `data-state`.
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
