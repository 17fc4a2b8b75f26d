import type { ViewName } from '@openappkit/appkit-core'

/** Scroll position of a view and the control that opened the next view. */
export interface ViewPosition {
  readonly view: ViewName | undefined
  /** Scroll position of the stage in pixels. */
  readonly top: number
  /** Index of the virtual row that holds the control. */
  readonly row: string | undefined
  /** Position of the control among the `count` controls of its row, or of the card outside of virtual rows. */
  readonly at: number
  readonly count: number
}
