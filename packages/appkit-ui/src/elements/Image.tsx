import { safeImageUrl } from '@openappkit/appkit-core/media'
import { type ReactNode, useContext, useState } from 'react'
import { KitContext } from '../kit/useKit'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Image.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface ImageProps {
  /** Shown only when `safeImageUrl` allows it, which trusts the host's own backend; until then, and when it fails, the tile stands in at the same size. */
  src?: string | null | undefined
  /** Its first letter is the tile. The picture itself is decorative: the name stands beside it. */
  name: string
  /** 20, 40 or 72 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Wallets are squares, networks and tokens circles. Default `square`. */
  shape?: 'square' | 'circle' | undefined
  /** Stands in the tile instead of a letter. */
  icon?: ReactNode
}

/** A picture of a wallet, network or token. Part `image`; attributes `data-size`, `data-shape`, `data-state`. */
export function Image({ src, name, size = 'medium', shape = 'square', icon }: ImageProps): ReactNode {
  const [failed, setFailed] = useState<string>()
  useSheet(sheet)
  const url = safeImageUrl(src, useContext(KitContext)?.options.given.cloud)
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
