import { Icon } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'

/** Two arrows in opposite directions. */
export function SwitchIcon(): ReactNode {
  return <Icon name="arrow-down-up" paths={['m3 16 4 4 4-4M7 20V4M21 8l-4-4-4 4M17 4v16']} />
}
