import type { ReactNode } from 'react'
import { createIcon } from '../icons/createIcon'
import type { IconDrawing } from './IconDrawing'

/** Draws the icon of a feature. */
export function Icon({ name, paths }: IconDrawing): ReactNode {
  return createIcon(
    name,
    paths.map(d => ['path', { d }]),
  )()
}
