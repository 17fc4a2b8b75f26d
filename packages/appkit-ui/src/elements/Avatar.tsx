import { avatarShapes, safeImageUrl } from '@openappkit/appkit-core/media'
import { type ReactNode, useContext, useState } from 'react'
import { KitContext } from '../kit/useKit'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Avatar.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Address that determines the generated picture, ignoring letter case. */
  address: string
  /**
   * URL of the account's own picture. If `safeImageUrl` rejects the URL or the picture fails to load, the generated
   * picture shows instead.
   */
  src?: string | null | undefined
  /** Width and height in px. Default: 64. */
  size?: number | undefined
}

/**
 * Renders an account's picture, or a colored background with two discs derived from its address. Part `avatar`.
 *
 * @example
 * ```tsx
 * import { Avatar } from '@openappkit/appkit-ui/elements'
 *
 * export const AccountPicture = ({ address }: { address: string }) => <Avatar address={address} size={40} />
 * ```
 */
export function Avatar({ address, src, size = 64 }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>()
  useSheet(sheet)
  const url = safeImageUrl(src, useContext(KitContext)?.options.input.cloud)
  const shared = { className: 'avatar', part: 'avatar', width: size, height: size }
  if (url && url !== failed) {
    return <img {...shared} src={url} alt="" decoding="async" draggable={false} onError={() => setFailed(url)} />
  }
  const { ground, discs } = avatarShapes(address)
  return (
    <svg {...shared} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={ground} />
      {discs.map(disc => (
        <circle key={disc.fill} {...disc} />
      ))}
    </svg>
  )
}
