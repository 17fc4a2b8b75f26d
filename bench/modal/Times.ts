/** Times of one visit, in milliseconds. A step that didn't happen has no number. */
export interface Times {
  /** From navigation to a button that can be clicked. */
  button?: number
  /** Time over 50 ms of all tasks until the page is at rest. */
  blocking?: number
  /** Layout shift score of load and modal, without unit. */
  shift?: number
  /** From the click to the first frame with the wallet's row, and to a row that stands still. */
  coldShown?: number
  coldSettled?: number
  /** The same, opened for the second time. */
  warmShown?: number
  warmSettled?: number
  /** From the click on the row to the wallet's connect request, and to the account on the page. */
  asked?: number
  connected?: number
  /** From a reload to the account on the page. */
  reconnected?: number
}

/** One visit: its times, and why later steps are missing. */
export interface Visit {
  readonly times: Times
  readonly failure?: string
}
