import type { ComponentType } from 'react'

/** What draws the tab of a feature. */
export interface ActivityCode {
  readonly Component: ComponentType
}
