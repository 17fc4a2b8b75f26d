import type { ReactNode } from 'react'
import { createIcon } from '../icons/createIcon'

/** Icon as stroke paths on a 24 px square. It renders with the stroke width and color of the other icons. */
export interface IconDrawing {
  /**
   * Name in [Lucide](https://lucide.dev/icons), or a custom one. In right-to-left languages, icons with these names
   * mirror: `chevron-left`, `chevron-right`, `arrow-up-right`, `arrow-down-left`, `log-out` and, except in Hebrew,
   * `circle-question-mark`.
   */
  readonly name: string
  /** The `d` attribute of each SVG path. */
  readonly paths: readonly string[]
}

/**
 * An icon of a feature. Hidden from screen readers, so pair it with text.
 *
 * @example
 * ```tsx
 * import { Icon } from '@openappkit/appkit-ui/elements'
 *
 * export const check = <Icon name="check" paths={['M20 6 9 17l-5-5']} />
 * ```
 */
export function Icon({ name, paths }: IconDrawing): ReactNode {
  return createIcon(
    name,
    paths.map(d => ['path', { d }]),
  )()
}
