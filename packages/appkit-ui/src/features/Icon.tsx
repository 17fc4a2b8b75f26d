import type { ReactNode } from 'react'
import { createIcon } from '../icons/createIcon'

/** An icon as data: strokes on a square of 24, drawn at the width and in the color of all other icons. */
export interface IconDrawing {
  /** Its name in [Lucide](https://lucide.dev/icons), or one of its own. Arrows and others that have a direction are mirrored by Lucide's name where text runs from right to left. */
  readonly name: string
  /** The `d` of each SVG path. */
  readonly paths: readonly string[]
}

/** Draws the icon of a feature. */
export function Icon({ name, paths }: IconDrawing): ReactNode {
  return createIcon(
    name,
    paths.map(d => ['path', { d }]),
  )()
}
