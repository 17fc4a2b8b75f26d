import { safeImageUrl } from '@openappkit/appkit-core/media'
import { type ReactNode, useContext, useState } from 'react'
import { KitContext } from '../kit/useKit'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Image.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link Image}. */
export interface ImageProps {
  /**
   * Image URL. Renders only if `safeImageUrl` allows it, which trusts the app's own backend. The tile shows while it
   * loads or if it fails.
   */
  src?: string | null | undefined
  /** Name whose first letter shows in the tile. The picture is decorative, since the name appears next to it. */
  name: string
  /** 20, 40 or 72 px. Default: `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Wallets are squares; networks and tokens are circles. Default: `square`. */
  shape?: 'square' | 'circle' | undefined
  /** Replaces the letter in the tile. */
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
        (icon ?? (Array.from(name.trim())[0] ?? '').toLocaleUpperCase())
      )}
    </span>
  )
}
