/** Rows that exist above and below those in sight, so that a quick scroll finds them there. */
const overscan = 8
/** Windows begin and end at multiples of this, so that not every scrolled row renders anew. */
const step = 2
/** So many rows before the last one is drawn, the next are asked for: a quick scroll takes a fifth of a second through them. */
const ahead = 20

/** Which rows exist: from, and up to but without `to`. */
export interface VisibleRows {
  readonly from: number
  readonly to: number
  /** The end will soon be in sight. */
  readonly isNearEnd: boolean
}

/** The rows to draw of a list that is scrolled to `top`, all lengths in pixels. */
export function visibleRows(top: number, height: number, row: number, count: number): VisibleRows {
  const first = Math.max(0, Math.floor(top / row) - overscan)
  const last = Math.ceil((top + height) / row) + overscan
  return {
    from: Math.min(Math.floor(first / step) * step, Math.max(0, count - step)),
    to: Math.ceil(last / step) * step,
    isNearEnd: last + ahead >= count,
  }
}

/** The row that a key leads to; nothing for other keys. */
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
