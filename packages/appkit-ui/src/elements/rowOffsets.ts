/** Offsets of a list's rows, in rows of the usual height. */
export interface RowOffsets {
  /** Height of all rows. */
  readonly total: number
  startOf(index: number): number
  /** Returns the row at an offset. Its fraction is the position within the row. */
  indexAt(offset: number): number
}

/** Returns the offsets of rows with the heights that `heightOf` returns. Default: all rows have the usual height. */
export function rowOffsets<Item>(items: readonly Item[], heightOf?: (item: Item) => number): RowOffsets {
  if (!heightOf) return { total: items.length, startOf: index => index, indexAt: offset => offset }
  let total = 0
  const starts = items.map(item => {
    const start = total
    total += heightOf(item)
    return start
  })
  const startOf = (index: number) => starts[index] ?? total
  return {
    total,
    startOf,
    indexAt(offset) {
      if (offset < 0) return offset
      if (offset >= total) return items.length + offset - total
      let [low, high] = [0, items.length - 1]
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if (startOf(middle) <= offset) low = middle
        else high = middle - 1
      }
      return low + (offset - startOf(low)) / (startOf(low + 1) - startOf(low))
    },
  }
}
