/** Position of the user in a view when the next view opened. */
export interface ViewPosition {
  /** Scroll position of the stage in pixels. */
  readonly top: number
  /** The focused element, which opened the next view. It left the page with its view. */
  readonly opener: Element | null
}
