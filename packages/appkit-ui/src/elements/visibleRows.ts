/** Rows rendered above and below the visible ones, for fast scrolling. */
const overscan = 8
/** Step in rows by which the window's bounds change, so that scrolling renders less often. */
const step = 2
/**
 * The next page is requested this many rows before the last rendered one. A fast scroll covers them in about 200 ms.
 */
const ahead = 20

/** Range of rows to render; `to` is exclusive. */
export interface VisibleRows {
  readonly from: number
  readonly to: number
  /** Whether the end is almost visible. */
  readonly isNearEnd: boolean
}

/**
 * Returns the rows to render while the rows from `top` to `bottom` are visible. Both may be fractional, and outside the
 * list.
 */
export function visibleRows(top: number, bottom: number, count: number): VisibleRows {
  const first = Math.max(0, Math.floor(top) - overscan)
  const last = Math.ceil(bottom) + overscan
  return {
    from: Math.min(Math.floor(first / step) * step, Math.max(0, count - step)),
    to: Math.ceil(last / step) * step,
    isNearEnd: last + ahead >= count,
  }
}

/** Returns the index of the row that a key selects, or undefined for other keys. */
export function rowAfterKey(key: string, current: number, count: number, page: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, last)
    case 'ArrowUp':
      return Math.max(current - 1, 0)
    case 'PageDown':
      return Math.min(current + page, last)
    case 'PageUp':
      return Math.max(current - page, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
