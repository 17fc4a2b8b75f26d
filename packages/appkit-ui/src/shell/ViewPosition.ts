import type { ViewName } from '@openappkit/appkit-core'

/** Position of the user in a view when the next view opened. */
export interface ViewPosition {
  readonly view: ViewName | undefined
  /** Scroll position of the stage in pixels. */
  readonly top: number
  /** The focused element, which opened the next view. It left the page with its view. */
  readonly opener: Element | null
}
