import type { ReactNode } from 'react'
import { createIcon } from '../icons/createIcon'
import type { IconDrawing } from './IconDrawing'

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
