import { avatarShapes, safeImageUrl } from '@openappkit/appkit-core/media'
import { type ReactNode, useContext, useState } from 'react'
import { KitContext } from '../kit/useKit'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Image.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)
/** Matches the first letter of a name, and that of its second word or, for a single word, the second letter. */
const initials = /^\s*(\S)(?:\S*\s+(\S)|(\S))?.*/su

/** Props of {@link Image}. */
export interface ImageProps {
  /**
   * Image URL. If `safeImageUrl` rejects it or the image fails to load, the tile shows `icon` or the initials of
   * `name`. Images of the app's own backend are allowed too.
   */
  src?: string | null | undefined
  /**
   * Name whose initials show in a tile without an image, on a color of their own. Hidden from screen readers, so render
   * the name next to it.
   */
  name: string
  /** Width and height: 20 px (`small`), 40 px (`medium`) or 72 px (`large`). Default: `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Wallets are squares; networks and tokens are circles. Default: `square`. */
  shape?: 'square' | 'circle' | undefined
  /** Replaces the initials in a tile without an image. */
  icon?: ReactNode
}

/**
 * Renders the picture of a wallet, network or token. Part `image`; attributes `data-size`, `data-shape`, `data-state`.
 *
 * @example
 * ```tsx
 * import { Image } from '@openappkit/appkit-ui/elements'
 *
 * export const TokenImage = () => <Image src="https://example.org/usdc.png" name="USD Coin" shape="circle" />
 * ```
 */
export function Image({ src, name, size = 'medium', shape = 'square', icon }: ImageProps): ReactNode {
  const [failed, setFailed] = useState<string>()
  useSheet(sheet)
  const url = safeImageUrl(src, useContext(KitContext)?.options.input.cloud)
  const shown = url !== undefined && url !== failed
  return (
    <span
      className="image"
      part="image"
      data-size={size}
      data-shape={shape}
      data-state={shown ? 'image' : 'fallback'}
      aria-hidden="true"
    >
      {shown ? (
        <img src={url} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setFailed(url)} />
      ) : (
        (icon ?? (
          <>
            <svg className="image-hue" aria-hidden="true">
              <rect width="100%" height="100%" fill={avatarShapes(name).ground} />
            </svg>
            {name.replace(initials, size === 'small' ? '$1' : '$1$2$3').toLocaleUpperCase()}
          </>
        ))
      )}
    </span>
  )
}
