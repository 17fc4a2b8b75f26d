/** Times of one visit, in milliseconds. A step that didn't happen is undefined. */
export interface Times {
  /** From navigation until the button can be clicked. */
  button?: number
  /** Total time beyond 50 ms of all tasks until the page is idle. */
  blocking?: number
  /** Layout shift score of the page load and the modal, without a unit. */
  shift?: number
  /** From the click to the first frame with the wallet's row, and until that row stops moving. */
  coldShown?: number
  coldSettled?: number
  /** The same for the second opening. */
  warmShown?: number
  warmSettled?: number
  /** From the click on the row to the wallet's connect request, and to the account on the page. */
  asked?: number
  connected?: number
  /** From a reload to the account on the page. */
  reconnected?: number
}

/** The times of a visit, and why later steps are missing. */
export interface Visit {
  readonly times: Times
  readonly failure?: string
}
