import { avatarShapes, safeImageUrl } from '@openappkit/appkit-core/media'
import { type ReactNode, useContext, useState } from 'react'
import { KitContext } from '../kit/useKit'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Avatar.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface AvatarProps {
  /** The same address always gives the same picture, whatever its letter case. */
  address: string
  /** A picture that the account has chosen. Until it is known, and when it fails, the discs stand in at the same size. */
  src?: string | null | undefined
  /** Side in px. Default 64. */
  size?: number | undefined
}

/** The face of an account: its picture, or three discs in colours drawn from the address. Part `avatar`. */
export function Avatar({ address, src, size = 64 }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>()
  useSheet(sheet)
  const url = safeImageUrl(src, useContext(KitContext)?.options.given.cloud)
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
