import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './IconTile.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link IconTile}. */
export interface IconTileProps {
  icon: ReactNode
  /** Width and height: 40 px (`medium`) or 56 px (`large`). Default: `medium`. */
  size?: 'medium' | 'large' | undefined
  /** Color of the tile. Default: `neutral`. */
  tone?: 'neutral' | 'accent' | undefined
}

/**
 * Renders an icon in a square tile with the shape of a wallet picture, for rows without a wallet. Part `icon-tile`;
 * attributes `data-size`, `data-tone`.
 *
 * @example
 * ```tsx
 * import { IconTile } from '@openappkit/appkit-ui/elements'
 *
 * export const Empty = () => <IconTile icon={<svg viewBox="0 0 24 24" />} size="large" />
 * ```
 */
export function IconTile({ icon, size = 'medium', tone = 'neutral' }: IconTileProps): ReactNode {
  useSheet(sheet)
  return (
    <span className="icon-tile" part="icon-tile" data-size={size} data-tone={tone} aria-hidden="true">
      {icon}
    </span>
  )
}
